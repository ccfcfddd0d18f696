import type { MatchResult } from '@baize/contract/trading-results';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { ResultDialog } from './result-dialog.tsx';
import { useMatchResults } from './use-trading.ts';
import { matchName } from './words.ts';

const SPANS = ['1', '7', '31'] as const;

/** What the house made by each match. */
export function MatchResults() {
  const t = useT();
  const { number } = useFormats();
  const [days, setDays] = useState<(typeof SPANS)[number]>('1');
  const query = useMatchResults(Number(days));
  const canEnter = useMay()('trading.results');
  const [entering, setEntering] = useState<string | null>(null);
  return (
    <section className="stack">
      <header className="console-head">
        <div>
          <h2>{t('trading.results')}</h2>
          <p className="muted">{t('trading.results_text')}</p>
        </div>
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
        {({ matches, ...sums }) => (
          <Card padding="flush">
            <Table
              caption={t('trading.results')}
              rows={matches}
              keyOf={({ eventId }) => eventId}
              density="dense"
              phoneCells={3}
              empty={t('trading.results_none')}
              columns={columnsOf(t, { number, sums, onEnter: canEnter ? setEntering : null })}
            />
          </Card>
        )}
      </Answered>
      {entering && <ResultDialog eventId={entering} onClose={() => setEntering(null)} />}
    </section>
  );
}

type Sums = Pick<MatchResult, 'stake' | 'paid' | 'result'>;
type Told = {
  number: (value: number) => string;
  sums: Sums;
  onEnter: ((eventId: string) => void) | null;
};

const columnsOf = (
  t: Translate,
  { number, sums, onEnter }: Told,
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

const actsOf = (t: Translate, onEnter: (eventId: string) => void): Column<MatchResult> => ({
  key: 'acts',
  title: t('console.details'),
  cell: ({ eventId }) => (
    <Button look="ghost" size="small" onClick={() => onEnter(eventId)}>
      {t('trading.result_correct')}
    </Button>
  ),
});
