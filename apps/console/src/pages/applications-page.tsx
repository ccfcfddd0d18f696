import { useT } from '@baize/i18n/react.tsx';
import { useState } from 'react';
import { ApplicationQueue } from '../features/applications/application-queue.tsx';
import {
  type ApplicationView,
  useApplications,
} from '../features/applications/use-applications.ts';
import { KeyHints } from '../shared/queue/key-hints.tsx';
import { QueueFrame } from '../shared/queue/queue-frame.tsx';
import { QueueHead } from '../shared/queue/queue-head.tsx';
import { useQueuePage } from '../shared/queue/use-queue-page.ts';
import { useMay } from '../shared/use-operator.ts';

/** Applications for promotions that an operator decides about. */
export function ApplicationsPage() {
  const t = useT();
  const may = useMay();
  const [view, setView] = useState<ApplicationView>('waiting');
  const paging = useQueuePage(view);
  const query = useApplications(view, paging.page);
  return (
    <>
      <QueueHead
        title={t('console.applications')}
        hints={
          <KeyHints
            canDecide={view === 'waiting' && may('promotions.decide')}
            approve="console.application_approve"
            refuse="console.application_reject"
          />
        }
        views={[
          { value: 'waiting', label: t('console.view_waiting') },
          { value: 'done', label: t('console.view_done') },
        ]}
        view={view}
        onView={setView}
      />
      <QueueFrame
        query={query}
        rowsOf={({ applications }) => applications}
        paging={paging}
        name={t('console.applications')}
        empty={t('console.applications_empty')}
      >
        {(applications) => <ApplicationQueue applications={applications} />}
      </QueueFrame>
    </>
  );
}
