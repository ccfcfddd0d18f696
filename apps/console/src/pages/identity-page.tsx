import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { useState } from 'react';
import { IdentityQueue } from '../features/identity/identity-queue.tsx';
import { type IdentityView, useIdentityQueue } from '../features/identity/use-identity-queue.ts';
import { Answered } from '../shared/answered.tsx';
import { KeyHints } from '../shared/queue/key-hints.tsx';
import { QueueHead } from '../shared/queue/queue-head.tsx';

/** Identity checks that somebody has to look at. */
export function IdentityPage() {
  const t = useT();
  const [view, setView] = useState<IdentityView>('open');
  const query = useIdentityQueue(view);
  return (
    <>
      <QueueHead
        title={t('console.identity')}
        hints={<KeyHints canDecide={view === 'open'} approve="console.identity_approve" />}
        views={[
          { value: 'open', label: t('console.view_waiting') },
          { value: 'decided', label: t('console.view_done') },
        ]}
        view={view}
        onView={setView}
      />
      <Answered query={query}>
        {({ checks }) =>
          checks.length === 0 ? (
            <Card>
              <EmptyState title={t('console.identity_empty')} />
            </Card>
          ) : (
            <IdentityQueue checks={checks} />
          )
        }
      </Answered>
    </>
  );
}
