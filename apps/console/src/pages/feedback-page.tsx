import { useT } from '@baize/i18n/react.tsx';
import { FeedbackFigures } from '../features/feedback/feedback-figures.tsx';
import { FeedbackFilters } from '../features/feedback/feedback-filters.tsx';
import { FeedbackQueue } from '../features/feedback/feedback-queue.tsx';
import { useFeedbackQueue, useFeedbackSought } from '../features/feedback/use-feedback.ts';
import { KeyHints } from '../shared/queue/key-hints.tsx';
import { QueueFrame } from '../shared/queue/queue-frame.tsx';
import { useQueuePage } from '../shared/queue/use-queue-page.ts';

/** What members and guests wrote, and who waits for an answer. */
export function FeedbackPage() {
  const t = useT();
  const sought = useFeedbackSought();
  const paging = useQueuePage(`${sought.view} ${sought.kind ?? ''}`);
  const query = useFeedbackQueue(sought, paging.page);
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('console.feedback')}</h1>
          <KeyHints canDecide={false} />
        </div>
      </header>
      <FeedbackFigures />
      <FeedbackFilters {...sought} />
      <QueueFrame
        query={query}
        rowsOf={({ cases }) => cases}
        paging={paging}
        name={t('console.feedback')}
        empty={t('console.fb_empty')}
      >
        {(cases) => <FeedbackQueue cases={cases} />}
      </QueueFrame>
    </>
  );
}
