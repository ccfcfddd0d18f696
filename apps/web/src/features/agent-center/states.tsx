import { refusalOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Picture } from '@baize/ui/picture.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { type Answer, Answered } from '../../shared/lists/answered.tsx';

type ShownProps<Data> = {
  asked: Answer<Data> & { readonly isPlaceholderData?: boolean };
  waiting?: ReactNode;
  /** What stands there when what was asked for is not there. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** An answer, the wait for it, or why it did not come; old figures fade while new ones are asked. */
export function Shown<Data>({ asked, waiting, missing, children }: ShownProps<Data>) {
  const isMissing = asked.data === undefined && refusalOf(asked.error)?.code === 'not_found';
  if (missing && isMissing) return missing;
  return (
    <Answered query={asked} waiting={waiting ?? <RowsWait />}>
      {(data) => (
        <div className="agent-found" aria-busy={asked.isPlaceholderData ?? false}>
          {children(data)}
        </div>
      )}
    </Answered>
  );
}

/** Nobody of the team is called so. */
export function NoSuchAccount({ account }: { account: string }) {
  const t = useT();
  return (
    <Nothing title={t('agents.no_such_account')}>
      {t('agents.no_such_account_text', { account })}
    </Nothing>
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
