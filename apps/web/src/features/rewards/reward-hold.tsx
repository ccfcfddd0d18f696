import type { Reward } from '@baize/contract/reward';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { useState } from 'react';
import { AppealDialog } from './appeal-dialog.tsx';
import { HOLD_TEXTS } from './programme-names.ts';

/** Why a reward is held, until when it is decided, or why it was refused; and the way to object. */
export function RewardHold({ reward }: { reward: Reward }) {
  const t = useT();
  const { dateTime } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { hold, heldBecause, state } = reward;
  if (heldBecause === null) return null;
  const isRefused = state === 'refused';
  const time = hold && dateTime(instant(new Date(hold.decideBy)));
  return (
    <>
      <span className="muted">
        {t(HOLD_TEXTS[heldBecause])}
        {!isRefused && time && ` ${t('rewards.held_by', { time })}`}
      </span>
      {isRefused && hold?.reason && (
        <span className="muted">{t('rewards.refused_because', { reason: hold.reason })}</span>
      )}
      {hold?.canAppeal && (
        <span>
          <Button look="line" size="small" onClick={() => setOpen(true)}>
            {t(isRefused ? 'rewards.appeal_refused' : 'rewards.appeal')}
          </Button>
        </span>
      )}
      {hold && isOpen && (
        <AppealDialog reward={reward} hold={hold} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
