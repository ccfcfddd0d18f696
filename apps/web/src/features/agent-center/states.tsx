import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Picture } from '@baize/ui/picture.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { type Answer, Answered } from '../../shared/lists/answered.tsx';

type ShownProps<Data> = {
  asked: Answer<Data> & { readonly isPlaceholderData?: boolean };
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** An answer, the wait for it, or why it did not come; old figures fade while new ones are asked. */
export const Shown = <Data,>({ asked, waiting = <RowsWait />, children }: ShownProps<Data>) => (
  <Answered query={asked} waiting={waiting}>
    {(data) => (
      <div className="agent-found" aria-busy={asked.isPlaceholderData ?? false}>
        {children(data)}
      </div>
    )}
  </Answered>
);

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
