import { useT } from '@baize/i18n/react.tsx';
import { useState } from 'react';
import { DeletionList } from '../features/deletions/deletion-list.tsx';
import { type DeletionView, useDeletions } from '../features/deletions/use-deletions.ts';
import { Answered } from '../shared/answered.tsx';
import { QueueHead } from '../shared/queue/queue-head.tsx';

/** Members who asked for the deletion of their account. */
export function DeletionsPage() {
  const t = useT();
  const [view, setView] = useState<DeletionView>('open');
  const query = useDeletions(view);
  return (
    <>
      <QueueHead
        title={t('console.deletions')}
        hints={<p className="muted">{t('console.deletions_text')}</p>}
        views={[
          { value: 'open', label: t('console.view_waiting') },
          { value: 'ended', label: t('console.view_done') },
        ]}
        view={view}
        onView={setView}
      />
      <Answered query={query}>
        {({ deletions }) => <DeletionList view={view} deletions={deletions} />}
      </Answered>
    </>
  );
}
