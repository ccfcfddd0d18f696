import { useT } from '@baize/i18n/react.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { useState } from 'react';
import { DepositQueue } from '../features/deposits/deposit-queue.tsx';
import { type DepositView, useDepositQueue } from '../features/deposits/use-deposits.ts';
import { KeyHints } from '../features/queue/key-hints.tsx';
import { QueueFrame } from '../features/queue/queue-frame.tsx';
import { useQueuePage } from '../features/queue/use-queue-page.ts';
import { useMay } from '../shared/use-operator.ts';

/** Deposits that nobody but an operator can credit. */
export function DepositsPage() {
  const t = useT();
  const may = useMay();
  const [view, setView] = useState<DepositView>('waiting');
  const paging = useQueuePage(view);
  const query = useDepositQueue(view, paging.page);
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('console.deposits')}</h1>
          <KeyHints
            canDecide={view === 'waiting' && may('payments.decide')}
            approve="console.credit"
          />
        </div>
        <Segments
          label={t('console.view')}
          segments={[
            { value: 'waiting', label: t('console.view_waiting') },
            { value: 'done', label: t('console.view_done') },
          ]}
          value={view}
          onChange={setView}
        />
      </header>
      <QueueFrame
        query={query}
        rowsOf={({ orders }) => orders}
        paging={paging}
        name={t('console.deposits')}
        empty={t('console.deposits_empty')}
      >
        {(orders) => <DepositQueue orders={orders} />}
      </QueueFrame>
    </>
  );
}
