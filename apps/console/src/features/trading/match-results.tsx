import type { MatchResult } from '@baize/contract/trading-results';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { CLASS_NAMES } from './limit-words.ts';
import { ResultDialog } from './result-dialog.tsx';
import { useMatchResults } from './use-trading.ts';
import { matchName } from './words.ts';

const SPANS = ['1', '7', '31'] as const;

const GROUPS = {
  match: 'trading.by_match',
  league: 'trading.by_league',
  class: 'trading.by_class',
} as const satisfies Record<string, PlainKey>;

type Group = keyof typeof GROUPS;
const isGroup = (name: string): name is Group => Object.hasOwn(GROUPS, name);

/** What the house made, by match, by league or by class of members; each list adds up to the same. */
export function MatchResults() {
  const t = useT();
  const { number } = useFormats();
  const [days, setDays] = useState<(typeof SPANS)[number]>('1');
  const query = useMatchResults(Number(days));
  const canEnter = useMay()('trading.results');
  const [group, setGroup] = useState<Group>('match');
  const [entering, setEntering] = useState<string | null>(null);
  return (
    <section className="stack">
      <header className="console-head">
        <div>
          <h2>{t('trading.results')}</h2>
          <p className="muted">{t('trading.results_text')}</p>
        </div>
        <Segments
          label={t('trading.results_by')}
          value={group}
          onChange={setGroup}
          segments={Object.entries(GROUPS).flatMap(([value, label]) =>
            isGroup(value) ? { value, label: t(label) } : [],
          )}
        />
        <Segments
          label={t('trading.span')}
          value={days}
          onChange={setDays}
          segments={SPANS.map((value) => ({
            value,
            label: t('trading.days', { days: Number(value) }),
          }))}
        />
      </header>
      <Answered query={query}>
        {({ matches, leagues, classes, ...sums }) => (
          <Card padding="flush">
            {group === 'match' ? (
              <Table
                caption={t('trading.results')}
                rows={matches}
                keyOf={({ eventId }) => eventId}
                density="dense"
                phoneCells={3}
                empty={t('trading.results_none')}
                columns={columnsOf(t, { number, sums, onEnter: canEnter ? setEntering : null })}
              />
            ) : (
              <GroupTable
                title={t(GROUPS[group])}
                rows={
                  group === 'league'
                    ? leagues.map((row) => ({ ...row, name: row.league }))
                    : classes.map((row) => ({ ...row, name: t(CLASS_NAMES[row.class]) }))
                }
                sums={sums}
              />
            )}
          </Card>
        )}
      </Answered>
      {entering && <ResultDialog eventId={entering} onClose={() => setEntering(null)} />}
    </section>
  );
}

type Sums = Pick<MatchResult, 'stake' | 'paid' | 'result'>;
type Grouped = Sums & { readonly name: string };
type GroupProps = { title: string; rows: readonly Grouped[]; sums: Sums };

function GroupTable({ title, rows, sums }: GroupProps) {
  const t = useT();
  return (
    <Table
      caption={title}
      rows={rows}
      keyOf={({ name }) => name}
      density="dense"
      phoneCells={3}
      empty={t('trading.results_none')}
      columns={groupColumns(t, title, sums)}
    />
  );
}

const groupColumns = (t: Translate, title: string, sums: Sums): readonly Column<Grouped>[] => [
  {
    key: 'name',
    title,
    isHeader: true,
    cell: ({ name }) => <bdi>{name}</bdi>,
    total: t('trading.total'),
  },
  ...sumColumns<Grouped>(t, sums),
];

type ColumnOptions = {
  number: (value: number) => string;
  sums: Sums;
  onEnter: ((eventId: string) => void) | null;
};

const columnsOf = (
  t: Translate,
  { number, sums, onEnter }: ColumnOptions,
): readonly Column<MatchResult>[] => [
  {
    key: 'match',
    title: t('trading.match'),
    isHeader: true,
    cell: (match) => (
      <>
        <bdi>{matchName(match)}</bdi>
        <br />
        <span className="muted small">
          {match.score && `${match.score.home}–${match.score.away} · `}
          <bdi>{match.league}</bdi>
        </span>
      </>
    ),
    total: t('trading.total'),
  },
  ...sumColumns<MatchResult>(t, sums),
  {
    key: 'slips',
    title: t('trading.bets'),
    isNumber: true,
    sortBy: ({ slips }) => slips,
    cell: ({ slips }) => number(slips),
  },
  {
    key: 'at',
    title: t('trading.started'),
    sortBy: ({ startsAt }) => startsAt,
    cell: ({ startsAt }) => <Moment at={startsAt} />,
  },
  ...(onEnter ? [actsOf(t, onEnter)] : []),
];

const sumColumns = <Row extends Sums>(t: Translate, sums: Sums): readonly Column<Row>[] => [
  {
    key: 'result',
    title: t('trading.house_result'),
    isNumber: true,
    sortBy: ({ result }) => result,
    cell: ({ result }) => <MoneyText amount={result} isResult />,
    total: <MoneyText amount={sums.result} isResult />,
  },
  {
    key: 'stake',
    title: t('trading.stakes'),
    isNumber: true,
    sortBy: ({ stake }) => stake,
    cell: ({ stake }) => <MoneyText amount={stake} />,
    total: <MoneyText amount={sums.stake} />,
  },
  {
    key: 'paid',
    title: t('trading.paid'),
    isNumber: true,
    sortBy: ({ paid }) => paid,
    cell: ({ paid }) => <MoneyText amount={paid} />,
    total: <MoneyText amount={sums.paid} />,
  },
];

const actsOf = (t: Translate, onEnter: (eventId: string) => void): Column<MatchResult> => ({
  key: 'acts',
  title: t('console.details'),
  cell: ({ eventId }) => (
    <Button look="ghost" size="small" onClick={() => onEnter(eventId)}>
      {t('trading.result_correct')}
    </Button>
  ),
});
