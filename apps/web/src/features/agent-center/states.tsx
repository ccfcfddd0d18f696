import { wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Picture } from '@baize/ui/picture.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import type { ReactNode } from 'react';

type Asked<Data> = {
  readonly data: Data | undefined;
  readonly isPending: boolean;
  readonly isPlaceholderData?: boolean;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
};

type ShownProps<Data> = {
  asked: Asked<Data>;
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** An answer, the wait for it, or why it did not come; old figures fade while new ones are asked. */
export function Shown<Data>({ asked, waiting, children }: ShownProps<Data>) {
  const t = useT();
  if (asked.data !== undefined) {
    return (
      <div className="agent-found" aria-busy={asked.isPlaceholderData ?? false}>
        {children(asked.data)}
      </div>
    );
  }
  if (asked.isPending) return waiting ?? <RowsWait />;
  return (
    <Card>
      <ErrorState title={wordingOf(asked.error, t)} onRetry={() => void asked.refetch()} />
    </Card>
  );
}

export const RowsWait = ({ rows = 8 }: { rows?: number }) => (
  <Loading className="agent-wait">
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} height="3.125rem" />
    ))}
  </Loading>
);

export const Nothing = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Card>
    <EmptyState
      art={<Picture src="/images/empty/records-176.webp" alt="" width={176} height={176} />}
      title={title}
    >
      {children}
    </EmptyState>
  </Card>
);

type MoreProps = {
  more: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: unknown;
    fetchNextPage: () => Promise<unknown>;
  };
};

/** The way to further rows, where there are any. */
export function MoreButton({ more }: MoreProps) {
  const t = useT();
  return (
    <>
      {more.isFetchNextPageError && <p role="alert">{wordingOf(more.error, t)}</p>}
      {more.hasNextPage && (
        <Button
          look="line"
          className="agent-more"
          isBusy={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          {t('agents.more')}
        </Button>
      )}
    </>
  );
}
