import { useT } from '@baize/i18n/react.tsx';
import { CaseFilters } from '../features/cases/case-filters.tsx';
import { CaseQueue } from '../features/cases/case-queue.tsx';
import { useCases, useCasesSought } from '../features/cases/use-cases.ts';
import { KeyHints } from '../shared/queue/key-hints.tsx';
import { QueueFrame } from '../shared/queue/queue-frame.tsx';
import { QueueOrder } from '../shared/queue/queue-order.tsx';
import { useQueuePage } from '../shared/queue/use-queue-page.ts';
import { useSorting } from '../shared/use-sorting.ts';

const CASE_SORTS = ['time'] as const;

/** One desk for all that somebody must look at, whoever found it. */
export function CasesPage() {
  const t = useT();
  const sought = useCasesSought();
  const { order, asked } = useSorting(CASE_SORTS, {
    by: 'time',
    isDown: sought.view === 'ended',
  });
  const paging = useQueuePage(`${sought.view} ${sought.kind ?? ''} ${order.isDown}`);
  const query = useCases(sought, paging.page, asked);
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('console.cases')}</h1>
          <KeyHints canDecide={false} />
        </div>
      </header>
      <CaseFilters sought={sought}>
        <QueueOrder order={order} />
      </CaseFilters>
      <QueueFrame
        query={query}
        rowsOf={({ cases }) => cases}
        paging={paging}
        name={t('console.cases')}
        empty={t('console.cases_empty')}
      >
        {(cases) => <CaseQueue cases={cases} />}
      </QueueFrame>
    </>
  );
}
