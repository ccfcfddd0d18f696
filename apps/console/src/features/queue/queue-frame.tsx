import { wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import './queue.css';

type Props<Data, Row> = {
  query: UseQueryResult<Data>;
  rowsOf: (data: Data) => readonly Row[];
  empty: string;
  /** The list at the start and the chosen row at the end. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** A queue while it comes, when it does not, and when there is nothing to do. */
export function QueueFrame<Data, Row>({ query, rowsOf, empty, children }: Props<Data, Row>) {
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
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState title={empty}>{t('console.queue_empty_text')}</EmptyState>
      </Card>
    );
  }
  return <div className="queue">{children(rows)}</div>;
}

const QueueWait = () => (
  <Loading className="queue">
    <Skeleton height="24rem" />
    <Skeleton height="24rem" />
  </Loading>
);
