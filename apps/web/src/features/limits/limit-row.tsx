import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant, isBefore } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { useState } from 'react';
import { CallError } from '../../shared/server/call-error.tsx';
import { now } from '../../shared/timing/clock.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { type OwnLimit, useConfirmLimit } from './use-limits.ts';

/** One limit: what it is, what is used of it, and a higher one that waits. */
export function LimitRow({ limit }: { limit: OwnLimit }) {
  const t = useT();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { amount, holds, used, pending, period, house } = limit;
  const words = () => {
    if (holds === null) return t('security.limit_none');
    const most = formats.money(holds);
    if (period === 'bet') return t('security.limit_at_most', { amount: most });
    return t('security.limit_used', { used: formats.money(used), amount: most });
  };
  return (
    <div className="limit-row">
      <div>
        <b>{t(PERIOD_NAMES[period])}</b>
        <p className="muted">{words()}</p>
      </div>
      <Button
        look="line"
        size="small"
        aria-label={`${t(amount === null ? 'security.limit_set' : 'security.limit_change')} · ${t(PERIOD_NAMES[period])}`}
        onClick={() => setOpen(true)}
      >
        {t(amount === null ? 'security.limit_set' : 'security.limit_change')}
      </Button>
      {house && <HouseLimit {...house} />}
      {pending && <Waiting limit={limit} pending={pending} />}
      {isOpen && <LimitDialog limit={limit} onClose={() => setOpen(false)} />}
    </div>
  );
}

const PERIOD_NAMES = {
  day: 'security.limit_day',
  week: 'security.limit_week',
  month: 'security.limit_month',
  bet: 'security.limit_bet',
} as const;

/** What we set for this member, why, and that theirs and ours hold together. */
function HouseLimit({ amount, reason, since }: NonNullable<OwnLimit['house']>) {
  const t = useT();
  const formats = useFormats();
  const when = formats.date(instant(new Date(since)));
  return (
    <div className="limit-house">
      <p>
        <b>{t('security.limit_house', { amount: formats.money(amount) })}</b>
      </p>
      <p>{t('security.limit_house_why', { when, reason })}</p>
      <p className="muted">{t('security.limit_house_holds')}</p>
    </div>
  );
}

type WaitingProps = { limit: OwnLimit; pending: NonNullable<OwnLimit['pending']> };

function Waiting({ limit: { kind, period }, pending }: WaitingProps) {
  const t = useT();
  const formats = useFormats();
  const confirming = useConfirmLimit();
  const from = instant(new Date(pending.confirmableAt));
  const isDue = !isBefore(now(), from);
  const wanted = pending.amount === null ? t('security.limit_none') : formats.money(pending.amount);
  const confirm = () => confirming.mutate({ kind, period });
  return (
    <div className="limit-waiting">
      <p>
        {isDue
          ? t('security.limit_due', { wanted })
          : t('security.limit_waits', { wanted, when: formats.dateTime(from) })}
      </p>
      {isDue && (
        <Button look="line" size="small" isBusy={confirming.isPending} onClick={confirm}>
          {t('security.limit_confirm')}
        </Button>
      )}
      <CallError error={confirming.error} onRetry={confirm} />
    </div>
  );
}
