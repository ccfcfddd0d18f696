import { useT } from '@baize/i18n/react.tsx';
import { useState } from 'react';
import { ReportQueue } from '../features/chat/report-queue.tsx';
import { type ReportView, useReportQueue } from '../features/chat/use-chat-reports.ts';
import { KeyHints } from '../shared/queue/key-hints.tsx';
import { QueueFrame } from '../shared/queue/queue-frame.tsx';
import { QueueHead } from '../shared/queue/queue-head.tsx';
import { useQueuePage } from '../shared/queue/use-queue-page.ts';
import { useMay } from '../shared/use-operator.ts';
import { useSorting } from '../shared/use-sorting.ts';

const SORTS = ['time'] as const;

/** Messages of the chat that members have reported. */
export function ChatReportsPage() {
  const t = useT();
  const may = useMay();
  const [view, setView] = useState<ReportView>('waiting');
  const { order, asked } = useSorting(SORTS, { by: 'time', isDown: view === 'done' });
  const paging = useQueuePage(`${view} ${order.by} ${order.isDown}`);
  const query = useReportQueue(view, paging.page, asked);
  return (
    <>
      <QueueHead
        title={t('console.chat')}
        hints={
          <KeyHints
            canDecide={view === 'waiting' && may('chat.moderate')}
            approve="console.chat_dismiss"
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
        rowsOf={({ reports }) => reports}
        paging={paging}
        name={t('console.chat')}
        empty={t('console.chat_empty')}
      >
        {(reports) => <ReportQueue reports={reports} />}
      </QueueFrame>
    </>
  );
}
