import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { TextArea } from '@baize/ui/field.tsx';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { CallError } from '../call-error.tsx';
import { isLostRace } from '../lost-race.ts';
import { useOnce } from '../use-once.ts';

type Props = {
  title: string;
  /** What will happen, with the amount in it. */
  text: ReactNode;
  action: string;
  /** Without one, nothing is decided; with `optional` a word may be left. */
  reason: 'needed' | 'optional';
  /** What is asked for, where it is no reason. */
  label?: string;
  /** Who reads it. */
  hint?: string;
  look?: 'act' | 'danger';
  isBusy: boolean;
  error: unknown;
  /** Further fields; they say what is wrong with them once it was tried. */
  children?: (isTried: boolean) => ReactNode;
  canSubmit?: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

const SHORTEST = 3;

/** The last look before something is decided: what, how much, and why. */
export function ReasonDialog({ reason, onSubmit, onClose, canSubmit = true, ...props }: Props) {
  const t = useT();
  const formId = useId();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const once = useOnce(props.isBusy);
  const form = useRef<HTMLFormElement>(null);

  // The keys that opened it go on in its first field.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);

  // Somebody else was first: that is said at the edge of the page, and there is nothing left to decide.
  const isLost = isLostRace(props.error);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isLost) leave();
  }, [isLost]);

  const isMissing = reason === 'needed' && text.trim().length < SHORTEST;
  const submit = () => {
    setTried(true);
    if (!isMissing && canSubmit) once(() => onSubmit(text.trim()));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!props.isBusy}
      title={props.title}
      footer={
        <>
          <Button look="ghost" onClick={onClose} disabled={props.isBusy}>
            {t('console.cancel')}
          </Button>
          <Button look={props.look ?? 'act'} type="submit" form={formId} isBusy={props.isBusy}>
            {props.action}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className="decision"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{props.text}</p>
        {props.children?.(isTried)}
        <TextArea
          label={
            props.label ?? t(reason === 'needed' ? 'console.reason' : 'console.reason_optional')
          }
          hint={props.hint}
          rows={2}
          maxLength={200}
          value={text}
          error={isTried && isMissing ? t('console.reason_missing') : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <CallError error={props.error} />
      </form>
    </Dialog>
  );
}
