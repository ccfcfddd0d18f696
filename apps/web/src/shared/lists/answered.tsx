import { wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import type { ReactNode } from 'react';

export type Answer<Data> = {
  readonly data: Data | undefined;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
};

type Props<Data> = {
  query: Answer<Data>;
  /** What stands in its place while it comes. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
};

/** An answer of the server, the wait for it, or why it did not come and a way to ask again. */
export function Answered<Data>({ query, waiting, children }: Props<Data>) {
  const t = useT();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return waiting;
  return (
    <Card>
      <ErrorState title={wordingOf(query.error, t)} onRetry={() => void query.refetch()} />
    </Card>
  );
}
