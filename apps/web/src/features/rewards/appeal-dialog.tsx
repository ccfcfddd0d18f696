import type { Reward } from '@baize/contract/reward';
import { APPEAL_MAX } from '@baize/contract/reward-hold';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { TextArea } from '@baize/ui/field.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import '../../shared/fields/form.css';
import { CallError } from '../../shared/server/call-error.tsx';
import { useAppeal } from './use-rewards.ts';

type Props = { reward: Reward; hold: NonNullable<Reward['hold']>; onClose: () => void };

const WORDS_MIN = 3;

/** What a member says about a check, before it is decided or against a refusal. */
export function AppealDialog({ reward, hold, onClose }: Props) {
  const t = useT();
  const { dateTime } = useFormats();
  const show = useToast();
  const [text, setText] = useState('');
  const appealing = useAppeal();
  const isRefused = reward.state === 'refused';
  const send = () =>
    appealing.mutate(
      { holdId: hold.holdId, text },
      {
        onSuccess: ({ decideBy }) => {
          const time = dateTime(instant(new Date(decideBy)));
          show({ tone: 'win', text: t('rewards.appeal_sent', { time }) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!appealing.isPending}
      title={t('rewards.appeal_title', { name: reward.name })}
      footer={
        <Button
          look="act"
          isBusy={appealing.isPending}
          disabled={text.trim().length < WORDS_MIN}
          onClick={send}
        >
          {t('rewards.appeal_send')}
        </Button>
      }
    >
      <div className="form">
        <p>{t(isRefused ? 'rewards.appeal_again' : 'rewards.appeal_text')}</p>
        <TextArea
          label={t('rewards.appeal_label')}
          value={text}
          maxLength={APPEAL_MAX}
          onChange={({ target }) => setText(target.value)}
        />
        <CallError error={appealing.error} />
      </div>
    </Dialog>
  );
}
