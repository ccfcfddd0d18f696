import { useT } from '@baize/i18n/react.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { sportsWording } from './words.ts';

type Props<Data> = {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** What could not be shown, where it did not come. */
  readonly title?: string;
  readonly children: (data: Data) => ReactNode;
};

/** An answer of the book, the wait for it, or why it did not come and a way to ask again. */
export function BookAnswer<Data>({ query, title, children }: Props<Data>) {
  const t = useT();
  if (query.data !== undefined) return children(query.data);
  if (!query.error) {
    return (
      <Loading>
        <Skeleton height="20rem" />
      </Loading>
    );
  }
  return (
    <ErrorState title={title ?? t('sports.e_away')} onRetry={() => void query.refetch()}>
      {sportsWording(query.error, t)}
    </ErrorState>
  );
}
