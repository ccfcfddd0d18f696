import { QUEUE_SORTS } from '@baize/contract/sorting';
import { useT } from '@baize/i18n/react.tsx';
import { useState } from 'react';
import { RedemptionQueue } from '../features/redemptions/redemption-queue.tsx';
import {
  type RedemptionView,
  useRedemptionQueue,
} from '../features/redemptions/use-redemptions.ts';
import { KeyHints } from '../shared/queue/key-hints.tsx';
import { QueueFrame } from '../shared/queue/queue-frame.tsx';
import { QueueHead } from '../shared/queue/queue-head.tsx';
import { useQueuePage } from '../shared/queue/use-queue-page.ts';
import { useMay } from '../shared/use-operator.ts';
import { useSorting } from '../shared/use-sorting.ts';

/** Redemptions of points that somebody has to look at before the goods are sent. */
export function RedemptionsPage() {
  const t = useT();
  const may = useMay();
  const [view, setView] = useState<RedemptionView>('waiting');
  const { order, asked } = useSorting(QUEUE_SORTS, { by: 'time', isDown: view === 'done' });
  const paging = useQueuePage(`${view} ${order.by} ${order.isDown}`);
  const query = useRedemptionQueue(view, paging.page, asked);
  return (
    <>
      <QueueHead
        title={t('console.redemptions')}
        hints={
          <KeyHints
            canDecide={view === 'waiting' && may('redemptions.decide')}
            approve="console.redemption_approve"
          />
        }
        views={[
          { value: 'waiting', label: t('console.view_waiting') },
          { value: 'done', label: t('console.view_done') },
        ]}
        view={view}
        onView={setView}
        order={order}
      />
      <QueueFrame
        query={query}
        rowsOf={({ orders }) => orders}
        paging={paging}
        name={t('console.redemptions')}
        empty={t('console.redemptions_empty')}
      >
        {(orders) => <RedemptionQueue orders={orders} />}
      </QueueFrame>
    </>
  );
}
