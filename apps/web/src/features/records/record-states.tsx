import { wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Picture } from '@baize/ui/picture.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import type { ReactNode } from 'react';

type EmptyProps = { title: string; children: ReactNode; action?: ReactNode };

/** A record with nothing in it. */
export const RecordEmpty = ({ title, children, action }: EmptyProps) => (
  <Card>
    <EmptyState
      art={<Picture src="/images/empty/records-176.webp" alt="" width={176} height={176} />}
      title={title}
      action={action}
    >
      {children}
    </EmptyState>
  </Card>
);

/** The whole record could not be read. */
export function RecordError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  return (
    <Card>
      <ErrorState title={wordingOf(error, t)} onRetry={onRetry} />
    </Card>
  );
}

export const RowsWait = ({ rows = 8 }: { rows?: number }) => (
  <Loading className="records-wait">
    <Skeleton height="6.5rem" />
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} height="3.125rem" />
    ))}
  </Loading>
);
