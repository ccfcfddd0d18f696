import type { DrawTerms } from '@baize/contract/draw-terms';
import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useCloseSetting } from './use-terms.ts';

type Props = { lottery: DrawTerms['lotteries'][number]; onClose: () => void };

const MINUTE_S = 60;
const MOST = 86_400;

/** How long before its draws a lottery closes: in seconds, or minutes where it is drawn on days. */
export function CloseDialog({ lottery: { code, name, kind, schedule }, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const setting = useCloseSetting();
  const isOnDays = schedule.kind === 'days';
  const now = isOnDays ? schedule.closeMinutes : schedule.closedS;
  const [text, setText] = useState(`${now}`);
  const count = /^[1-9]\d{0,4}$/.test(text.trim()) ? Number(text.trim()) : null;
  const closeS = count === null ? null : count * (isOnDays ? MINUTE_S : 1);
  const canSubmit = closeS !== null && closeS <= MOST && count !== now;
  return (
    <ReasonDialog
      title={t('draws.close_change_of', { lottery: name })}
      text={t(kind === 'own' ? 'draws.close_text_own' : 'draws.close_text_official')}
      action={t('draws.save')}
      reason="needed"
      isBusy={setting.isPending}
      error={setting.error}
      canSubmit={canSubmit}
      onSubmit={(reason) => {
        if (closeS === null) return;
        setting.mutate(
          { lottery: code, closeS, reason },
          {
            onSuccess: () => {
              toast({ tone: 'win', text: t('draws.close_set_toast') });
              onClose();
            },
          },
        );
      }}
      onClose={onClose}
    >
      {(isTried) => (
        <TextField
          label={t(isOnDays ? 'draws.close_minutes' : 'draws.close_seconds')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={text}
          error={isTried && !canSubmit ? t('draws.close_wrong') : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </ReasonDialog>
  );
}
