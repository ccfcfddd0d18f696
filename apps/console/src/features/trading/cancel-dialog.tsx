import type { WholeTradedMatch } from '@baize/contract/trading-shape';
import { useT } from '@baize/i18n/react.tsx';
import { momentOn } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import { instant, later, MINUTE_MS } from '@baize/std/time';
import { TextField } from '@baize/ui/field.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useOperator } from '../../shared/use-operator.ts';
import { useCancelWindow } from './use-trading.ts';
import { matchName } from './words.ts';

type Props = { match: WholeTradedMatch; onClose: () => void };

const TIME = /^\d\d:\d\d(?::\d\d)?$/;

const timeOf = (at: Date, zone: string): string =>
  at.toLocaleTimeString('en-GB', { timeZone: zone });

/** Bets that were accepted between what happened and its stop: void, and their stakes go back. */
export function CancelDialog({ match, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const { timezone } = useOperator().brand;
  const now = instant(new Date(match.serverNow));
  const [day, setDay] = useState(() => dayOf(now, timezone));
  const [from, setFrom] = useState(() => timeOf(later(now, -MINUTE_MS), timezone));
  const [to, setTo] = useState(() => timeOf(now, timezone));
  const cancelling = useCancelWindow();
  const isSet = /^\d{4}-\d\d-\d\d$/.test(day) && TIME.test(from) && TIME.test(to) && from < to;
  return (
    <ReasonDialog
      title={t('trading.cancel_late')}
      text={t('trading.cancel_text', { match: matchName(match) })}
      action={t('trading.cancel_act')}
      reason="needed"
      hint={t('trading.cancel_hint')}
      look="danger"
      isBusy={cancelling.isPending}
      error={cancelling.error}
      canSubmit={isSet}
      onSubmit={(reason) => {
        const at = (time: string) => momentOn(day, time, timezone).toISOString();
        cancelling.mutate(
          { eventId: match.eventId, from: at(from), to: at(to), reason },
          {
            onSuccess: ({ legs }) => {
              toast({ tone: 'win', text: t('trading.cancelled_toast', { count: legs }) });
              onClose();
            },
          },
        );
      }}
      onClose={onClose}
    >
      {(isTried) => (
        <div className="trading-window">
          <TextField
            type="date"
            label={t('trading.day')}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <TextField
            type="time"
            step={1}
            label={t('trading.from')}
            hint={timezone}
            value={from}
            error={isTried && !isSet ? t('trading.window_wrong') : undefined}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            type="time"
            step={1}
            label={t('trading.to')}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
      )}
    </ReasonDialog>
  );
}
