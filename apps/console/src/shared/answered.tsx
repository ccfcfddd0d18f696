import { wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type Props<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** What an answer fills: its place while it comes, and a way to ask again when it does not. */
export function Answered<Data>({ query, children }: Props<Data>) {
  const t = useT();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <Card>
        <ErrorState title={wordingOf(query.error, t)} onRetry={() => void query.refetch()} />
      </Card>
    );
  }
  return (
    <Loading>
      <Skeleton height="20rem" />
    </Loading>
  );
}
