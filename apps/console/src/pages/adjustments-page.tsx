import { QUEUE_SORTS } from '@baize/contract/sorting';
import { useT } from '@baize/i18n/react.tsx';
import { useState } from 'react';
import {
  Adjustments,
  type AdjustmentView,
  useAdjustments,
} from '../features/adjustments/adjustments.tsx';
import { KeyHints } from '../shared/queue/key-hints.tsx';
import { QueueFrame } from '../shared/queue/queue-frame.tsx';
import { QueueHead } from '../shared/queue/queue-head.tsx';
import { useQueuePage } from '../shared/queue/use-queue-page.ts';
import { useMay } from '../shared/use-operator.ts';
import { useSorting } from '../shared/use-sorting.ts';

/** Corrections of members' cash, which two must agree on. */
export function AdjustmentsPage() {
  const t = useT();
  const may = useMay();
  const [view, setView] = useState<AdjustmentView>('waiting');
  const { order, asked } = useSorting(QUEUE_SORTS, { by: 'time', isDown: view === 'done' });
  const paging = useQueuePage(`${view} ${order.by} ${order.isDown}`);
  const query = useAdjustments(view, paging.page, asked);
  return (
    <>
      <QueueHead
        title={t('console.adjustments')}
        hints={<KeyHints canDecide={view === 'waiting' && may('adjustments.decide')} />}
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
        rowsOf={({ adjustments }) => adjustments}
        paging={paging}
        name={t('console.adjustments')}
        empty={t('console.adjustments_empty')}
      >
        {(rows) => <Adjustments rows={rows} />}
      </QueueFrame>
    </>
  );
}
