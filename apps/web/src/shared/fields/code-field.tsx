import { wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { shield } from '@baize/ui/icons';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import './code-field.css';
import { useCountdown } from '../timing/use-countdown.ts';
import { useThrottle } from '../timing/use-throttle.ts';

type SentCode = { readonly expiredMinutes: number };

type Props = {
  label?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  value: string;
  onChange: (code: string) => void;
  /** Sends a code. Null where what it goes to is not right yet, and the form says so itself. */
  onSend: () => Promise<SentCode | null>;
  /** What is said once it was asked for, where none may say whether anybody gets it. */
  sentText?: string;
  /** How a failed sending is told, where that is not the server's to word. */
  wording?: (error: unknown) => string;
};

/** A press within this time of another is the same press. */
const THROTTLE_MS = 1_000;

/** A code to type, and the button that sends it: not again before the server's time has run out. */
export function CodeField({ label, value, onChange, onSend, sentText, wording, ...words }: Props) {
  const t = useT();
  const lock = useCountdown();
  const maySend = useThrottle(THROTTLE_MS);
  const sending = useMutation({
    mutationFn: onSend,
    onSuccess: (sent) => {
      if (sent) lock.start(sent.expiredMinutes * 60_000);
    },
  });
  const isLocked = lock.seconds > 0;
  const isSent = isLocked && sending.isSuccess;
  const send = () => {
    if (!isLocked && maySend()) sending.mutate();
  };
  return (
    <>
      <TextField
        {...words}
        label={label ?? t('login.code')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={255}
        prefix={<Icon of={shield} />}
        suffix={
          <Button
            size="small"
            look="line"
            className="code-send"
            isBusy={sending.isPending}
            aria-disabled={isLocked}
            onClick={send}
          >
            {isLocked ? t('login.code_again', { seconds: lock.seconds }) : t('login.code_send')}
          </Button>
        }
      />
      <output className={sentText && isSent ? 'muted small' : 'sr'}>
        {isSent && (sentText ?? t('login.code_sent'))}
      </output>
      <Warning
        text={sending.isError ? (wording ?? ((error) => wordingOf(error, t)))(sending.error) : null}
        onClose={sending.reset}
      />
    </>
  );
}

type WarningProps = { text: string | null; onClose: () => void };

function Warning({ text, onClose }: WarningProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={text !== null}
      onClose={onClose}
      title={t('in_popup_prompt')}
      size="small"
      footer={
        <Button look="brand" onClick={onClose}>
          {t('in_increase_submit')}
        </Button>
      }
    >
      <p role="alert">{text}</p>
    </Dialog>
  );
}
