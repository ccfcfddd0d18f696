import type { WithdrawalOrder, WithdrawalStatus } from '@baize/contract/withdrawal';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { type TrackedStep, Tracker } from '@baize/ui/tracker.tsx';
import { isEnded } from './use-withdrawals.ts';

const NAMES = {
  review: 'cashier.wstep_review',
  approved: 'cashier.wstep_approved',
  paying: 'cashier.wstep_paying',
  paid: 'cashier.wstep_paid',
  received: 'cashier.wstep_received',
  partly: 'cashier.wstep_partly',
  notReceived: 'cashier.wstep_not_received',
  closed: 'cashier.wstep_closed',
  refused: 'cashier.wstep_refused',
  cancelled: 'cashier.wstep_cancelled',
} as const satisfies Record<WithdrawalStatus, string>;

/** What a payment still has before it. */
const AHEAD: readonly WithdrawalStatus[] = ['approved', 'paying', 'paid', 'received'];

const BAD: ReadonlySet<WithdrawalStatus> = new Set(['refused', 'notReceived', 'partly']);

/** The request and every step since with its time; then what comes, and by when at the latest. */
export function WithdrawalSteps({ order }: { order: WithdrawalOrder }) {
  const t = useT();
  const formats = useFormats();
  const timeOf = (at: string) => formats.dateTime(instant(new Date(at)));
  const now = order.steps.at(-1)?.status ?? order.status;
  const past: readonly TrackedStep[] = order.steps.map(({ status, at }, place) => ({
    key: `${place}`,
    title: t(NAMES[status]),
    at: timeOf(at),
    state:
      place < order.steps.length - 1 || isEnded(order)
        ? BAD.has(status)
          ? 'failed'
          : 'done'
        : 'now',
    ...(place === order.steps.length - 1 &&
      order.nextAt !== null && {
        detail: t('cashier.at_the_latest', { time: timeOf(order.nextAt) }),
      }),
  }));
  const asked: TrackedStep = {
    key: 'asked',
    title: t('cashier.wstep_asked'),
    at: timeOf(order.createdAt),
    state: 'done',
  };
  const ahead = isEnded(order) ? [] : AHEAD.slice(AHEAD.indexOf(now) + 1);
  const later: readonly TrackedStep[] = (BAD.has(now) ? (['closed'] as const) : ahead).map(
    (status) => ({ key: status, title: t(NAMES[status]), state: 'later' }),
  );
  return (
    <Tracker
      label={t('cashier.order_status')}
      steps={[asked, ...past, ...(isEnded(order) ? [] : later)]}
    />
  );
}
