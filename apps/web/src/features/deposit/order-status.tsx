import type { DepositOrder, DepositStatus } from '@baize/contract/deposit';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { type TrackedStep, Tracker } from '@baize/ui/tracker.tsx';
import { isUnderWay } from './use-deposits.ts';

const WAY = [
  'opening',
  'waiting',
  'checking',
  'credited',
] as const satisfies readonly DepositStatus[];

/** Each step with the moment it was reached; what is to come stands greyed below. */
export function OrderStatus({ order }: { order: DepositOrder }) {
  const t = useT();
  const formats = useFormats();
  const timeOf = (status: DepositStatus) => {
    const step = order.steps.find((one) => one.status === status);
    return step && formats.time(instant(new Date(step.at)));
  };
  const words = {
    opening: t('cashier.deposit_opening'),
    waiting: t('cashier.deposit_waiting'),
    checking: t('cashier.deposit_checking'),
    credited: t('cashier.deposit_credited'),
    expired: t('cashier.deposit_expired'),
    cancelled: t('cashier.deposit_cancelled'),
    failed: t('cashier.deposit_failed'),
    refused: t('cashier.deposit_refused'),
  } satisfies Record<DepositStatus, string>;
  const reached = WAY.findLastIndex((status) => timeOf(status) !== undefined);
  const hasFailed = !isUnderWay(order) && order.status !== 'credited';
  const way: readonly TrackedStep[] = WAY.map((status, place) => ({
    key: status,
    title: words[status],
    at: timeOf(status),
    state:
      order.status === 'credited' || place < reached || (hasFailed && place <= reached)
        ? 'done'
        : place === reached
          ? 'now'
          : 'later',
  }));
  const end: TrackedStep = {
    key: order.status,
    title: words[order.status],
    at: timeOf(order.status),
    state: 'failed',
  };
  return (
    <Tracker
      label={t('cashier.order_status')}
      steps={hasFailed ? [...way.filter(({ state }) => state === 'done'), end] : way}
    />
  );
}
