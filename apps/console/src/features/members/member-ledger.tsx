import { LEDGER_SORTS, listMemberLedger } from '@baize/contract/desk';
import type { Input, Output } from '@baize/contract/endpoint';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import type { TableOrder } from '@baize/ui/table.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { CallError } from '../../shared/call-error.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { OlderButton } from '../../shared/older-button.tsx';
import { reasonName } from '../../shared/reason-names.ts';
import { useSorting } from '../../shared/use-sorting.ts';
import { DateText } from './member-search.tsx';

type Pocket = Input<typeof listMemberLedger>['pocket'];
type Entry = Output<typeof listMemberLedger>['entries'][number];

/** Every entry of a pocket by its number, with the balance that it left. */
export function MemberLedger({ memberId }: { memberId: Id<'mem'> }) {
  const t = useT();
  const [pocket, setPocket] = useState<Pocket>('cash');
  const { order, asked, isUsual } = useSorting(LEDGER_SORTS, { by: 'number', isDown: true });
  const { data, error, ...more } = useInfiniteQuery({
    queryKey: ['ledger', memberId, pocket, asked],
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam && { before: pageParam };
      return call(listMemberLedger, { memberId, pocket, ...asked, ...before }, signal);
    },
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.number ?? null) : null),
  });
  return (
    <section className="stack">
      <header className="console-head">
        <h2>{t('console.ledger')}</h2>
        <Segments
          label={t('console.pockets')}
          segments={[
            { value: 'cash', label: t('console.pocket_cash') },
            { value: 'bonus', label: t('console.pocket_bonus') },
            { value: 'locked', label: t('console.pocket_locked') },
            { value: 'held', label: t('console.pocket_held') },
          ]}
          value={pocket}
          onChange={setPocket}
        />
      </header>
      <CallError error={error} />
      <Card padding="flush">
        <Entries entries={data?.pages.flatMap(({ entries }) => entries) ?? []} order={order} />
      </Card>
      <OlderButton query={more} isUsual={isUsual} />
    </section>
  );
}

type EntriesProps = { entries: readonly Entry[]; order: TableOrder };

function Entries({ entries, order }: EntriesProps) {
  const t = useT();
  return (
    <ListTable
      name="ledger"
      caption={t('console.ledger')}
      rows={entries}
      keyOf={({ number }) => number}
      density="dense"
      empty={t('console.none_yet')}
      order={order}
      phoneCells={3}
      columns={[
        { key: 'number', title: t('console.number'), isNumber: true, cell: ({ number }) => number },
        { key: 'at', title: t('console.time'), isHeader: true, cell: Moment },
        {
          key: 'reason',
          title: t('console.what_for'),
          cell: ({ reason }) => reasonName(reason, t),
        },
        { key: 'amount', title: t('console.amount'), isNumber: true, cell: Amount },
        { key: 'balance', title: t('console.balance'), isNumber: true, cell: Balance },
        { key: 'reference', title: t('console.reference'), cell: Reference },
      ]}
    />
  );
}

const Moment = ({ at }: Entry) => <DateText at={at} />;
const Amount = ({ amount }: Entry) => <MoneyText amount={amount} isResult />;
const Balance = ({ balance }: Entry) => <MoneyText amount={balance} />;
const Reference = ({ reference }: Entry) => <bdi>{reference}</bdi>;
