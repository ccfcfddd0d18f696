import { QUEUE_SORTS } from '@baize/contract/sorting';
import { useT } from '@baize/i18n/react.tsx';
import { ClaimQueue } from '../features/withdrawals/claim-queue.tsx';
import { useWithdrawalQueue } from '../features/withdrawals/use-withdrawals.ts';
import { KeyHints } from '../shared/queue/key-hints.tsx';
import { QueueFrame } from '../shared/queue/queue-frame.tsx';
import { QueueOrder } from '../shared/queue/queue-order.tsx';
import { useQueuePage } from '../shared/queue/use-queue-page.ts';
import { useMay } from '../shared/use-operator.ts';
import { useSorting } from '../shared/use-sorting.ts';

/** Payments that did not come, as members say. */
export function ClaimsPage() {
  const t = useT();
  const may = useMay();
  const { order, asked } = useSorting(QUEUE_SORTS, { by: 'time', isDown: false });
  const paging = useQueuePage(`claims ${order.by} ${order.isDown}`);
  const query = useWithdrawalQueue('claims', paging.page, asked);
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('console.claims')}</h1>
          <KeyHints
            canDecide={may('payments.decide')}
            approve="console.claim_return"
            refuse="console.claim_force"
          />
        </div>
        <QueueOrder order={order} />
      </header>
      <QueueFrame
        query={query}
        rowsOf={({ orders }) => orders}
        paging={paging}
        name={t('console.claims')}
        empty={t('console.claims_empty')}
      >
        {(orders) => <ClaimQueue orders={orders} />}
      </QueueFrame>
    </>
  );
}
