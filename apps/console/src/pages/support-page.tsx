import { useT } from '@baize/i18n/react.tsx';
import { SupportFigures } from '../features/support/support-figures.tsx';
import { SupportFilters } from '../features/support/support-filters.tsx';
import { SupportQueue } from '../features/support/support-queue.tsx';
import { useSupportQueue, useSupportView } from '../features/support/use-support.ts';
import { KeyHints } from '../shared/queue/key-hints.tsx';
import { QueueFrame } from '../shared/queue/queue-frame.tsx';
import { useQueuePage } from '../shared/queue/use-queue-page.ts';

/** Members who talk with customer service, and who waits for a word. */
export function SupportPage() {
  const t = useT();
  const view = useSupportView();
  const paging = useQueuePage(view);
  const query = useSupportQueue(view, paging.page);
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('console.support')}</h1>
          <KeyHints canDecide={false} />
        </div>
      </header>
      <SupportFigures />
      <SupportFilters view={view} />
      <QueueFrame
        query={query}
        rowsOf={({ cases }) => cases}
        paging={paging}
        name={t('console.support')}
        empty={t('console.sup_empty')}
      >
        {(cases) => <SupportQueue key={view} cases={cases} />}
      </QueueFrame>
    </>
  );
}
