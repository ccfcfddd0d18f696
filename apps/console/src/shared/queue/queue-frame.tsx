import { wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Pager } from '@baize/ui/pager.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import './queue.css';
import type { QueuePage } from './use-queue-page.ts';

type Answer = { readonly total: number };

type Props<Data, Row> = {
  query: UseQueryResult<Data>;
  rowsOf: (data: Data) => readonly Row[];
  paging: QueuePage;
  name: string;
  empty: string;
  /** The list at the start and the chosen row at the end; of no rows, what is still open of them. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** How many the server gives of every queue. */
const PER_PAGE = 20;

/** A queue while it comes, when it does not, and when there is nothing to do. */
export function QueueFrame<Data extends Answer, Row>(props: Props<Data, Row>) {
  const { query, rowsOf, paging, name, empty, children } = props;
  const t = useT();
  if (query.isPending) return <QueueWait />;
  if (!query.data) {
    return (
      <Card>
        <ErrorState title={wordingOf(query.error, t)} onRetry={() => void query.refetch()} />
      </Card>
    );
  }
  const rows = rowsOf(query.data);
  const pages = Math.max(paging.page, Math.ceil(query.data.total / PER_PAGE));
  const isEmpty = rows.length === 0;
  return (
    <>
      {isEmpty && (
        <Card>
          <EmptyState title={empty}>{t('console.queue_empty_text')}</EmptyState>
        </Card>
      )}
      {/* An empty queue keeps the dialog that is open for its last row, which a colleague took. */}
      <div className={isEmpty ? 'queue-empty' : 'queue'}>{children(rows)}</div>
      {pages > 1 && <Pager label={name} pages={pages} {...paging} />}
    </>
  );
}

const QueueWait = () => (
  <Loading className="queue">
    <Skeleton height="24rem" />
    <Skeleton height="24rem" />
  </Loading>
);
