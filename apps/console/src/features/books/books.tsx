import { closeDifference, type Difference, readBooks } from '@baize/contract/books-desk';
import type { Output } from '@baize/contract/endpoint';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { alert, check } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useMay } from '../../shared/use-operator.ts';

type Sheet = Output<typeof readBooks>;
type ProviderLine = Sheet['providers'][number];

/** A figure that no statement has told stands below all that one has. */
const UNKNOWN = -1n;

/** A day's money: ours against the providers', and every difference as a case. */
export function Books({ day }: { day: string }) {
  const query = useQuery({
    queryKey: ['books', day],
    queryFn: ({ signal }) => call(readBooks, { day }, signal),
  });
  return <Answered query={query}>{renderSheet}</Answered>;
}

const renderSheet = (sheet: Sheet) => <BooksSheet sheet={sheet} />;

function BooksSheet({ sheet }: { sheet: Sheet }) {
  const t = useT();
  const { isClosed, ledger } = sheet;
  return (
    <>
      <p className="queue-tags">
        <Tag tone={isClosed ? 'win' : 'warn'} icon={isClosed ? check : alert}>
          {t(isClosed ? 'console.books_closed' : 'console.books_open')}
        </Tag>
        <Tag tone={ledger.isBalanced ? 'win' : 'loss'} icon={ledger.isBalanced ? check : alert}>
          {t(ledger.isBalanced ? 'console.balanced' : 'console.unbalanced')}
        </Tag>
      </p>
      <Card padding="flush">
        <Table
          caption={t('console.books')}
          rows={sheet.providers}
          keyOf={({ provider }) => provider}
          columns={columnsOf(t)}
        />
      </Card>
      <Differences differences={sheet.differences} />
    </>
  );
}

const columnsOf = (t: Translate): readonly Column<ProviderLine>[] => [
  {
    key: 'provider',
    title: t('console.provider'),
    isHeader: true,
    sortBy: ({ provider }) => provider,
    cell: ProviderName,
  },
  {
    key: 'in',
    title: t('console.deposits_here'),
    isNumber: true,
    sortBy: ({ deposits }) => deposits.here,
    cell: DepositsHere,
  },
  {
    key: 'there',
    title: t('console.deposits_there'),
    isNumber: true,
    sortBy: ({ deposits }) => deposits.there ?? UNKNOWN,
    cell: DepositsThere,
  },
  {
    key: 'out',
    title: t('console.payouts_here'),
    isNumber: true,
    sortBy: ({ payouts }) => payouts.here,
    cell: PayoutsHere,
  },
  {
    key: 'paid',
    title: t('console.payouts_there'),
    isNumber: true,
    sortBy: ({ payouts }) => payouts.there ?? UNKNOWN,
    cell: PayoutsThere,
  },
  {
    key: 'at',
    title: t('console.statement'),
    sortBy: ({ statementAt }) => statementAt ?? '',
    cell: StatementAt,
  },
];

const DepositsHere = ({ deposits }: ProviderLine) => <MoneyText amount={deposits.here} />;
const DepositsThere = ({ deposits }: ProviderLine) => <There amount={deposits.there} />;
const PayoutsHere = ({ payouts }: ProviderLine) => <MoneyText amount={payouts.here} />;
const PayoutsThere = ({ payouts }: ProviderLine) => <There amount={payouts.there} />;
/** What operators credit by hand comes from no provider, and no statement tells of it. */
const BY_HAND = 'hand';

const ProviderName = ({ provider }: ProviderLine) =>
  provider === BY_HAND ? <ByHand /> : <bdi>{provider}</bdi>;
const StatementAt = ({ provider, statementAt }: ProviderLine) =>
  provider === BY_HAND ? <span className="muted">—</span> : <Statement at={statementAt} />;

function ByHand() {
  return useT()('console.by_hand');
}

const There = ({ amount }: { amount: ProviderLine['deposits']['there'] }) =>
  amount === null ? <span className="muted">—</span> : <MoneyText amount={amount} />;

function Statement({ at }: { at: string | null }) {
  const t = useT();
  const formats = useFormats();
  return at === null ? (
    <span className="muted">{t('console.statement_missing')}</span>
  ) : (
    formats.dateTime(instant(new Date(at)))
  );
}

const KINDS = {
  missing_here: 'console.missing_here',
  missing_there: 'console.missing_there',
  amount_differs: 'console.amount_differs',
} as const;

function Differences({ differences }: { differences: readonly Difference[] }) {
  const t = useT();
  const may = useMay();
  const [closing, setClosing] = useState<Difference | null>(null);
  if (differences.length === 0) {
    return (
      <Card>
        <EmptyState title={t('console.no_differences')}>
          {t('console.no_differences_text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <section className="stack">
      <h2>{t('console.differences')}</h2>
      {differences.map((difference) => (
        <Card key={difference.differenceId} padding="tight">
          <div className="console-head">
            <p>
              <b>{t(KINDS[difference.kind])}</b>{' '}
              <span className="muted">
                {difference.provider} <bdi>{difference.reference}</bdi>
              </span>
              <br />
              {t('console.here')} <There amount={difference.here} /> · {t('console.there')}{' '}
              <There amount={difference.there} />
            </p>
            {difference.status === 'open' && may('books.close') ? (
              <Button look="line" onClick={() => setClosing(difference)}>
                {t('console.difference_close')}
              </Button>
            ) : (
              <span className="muted">{difference.note ?? t('console.status_open')}</span>
            )}
          </div>
        </Card>
      ))}
      {closing && <CloseDialog difference={closing} onClose={() => setClosing(null)} />}
    </section>
  );
}

type CloseProps = { difference: Difference; onClose: () => void };

function CloseDialog({ difference, onClose }: CloseProps) {
  const t = useT();
  const toast = useToast();
  const queries = useQueryClient();
  const closing = useMutation({
    mutationFn: (note: string) =>
      call(closeDifference, { differenceId: difference.differenceId, note }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['books'] }),
        queries.invalidateQueries({ queryKey: ['overview'] }),
      ]),
  });
  const submit = (note: string) =>
    closing.mutate(note, {
      onSuccess: () => {
        toast({ tone: 'win', text: t('console.difference_closed') });
        onClose();
      },
    });
  return (
    <ReasonDialog
      title={t('console.difference_close')}
      text={t('console.difference_close_text', { reference: difference.reference })}
      action={t('console.difference_close')}
      reason="needed"
      isBusy={closing.isPending}
      error={closing.error}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
