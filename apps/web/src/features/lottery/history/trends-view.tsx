import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Lottery } from '@baize/lottery/core/lottery';
import { pairsOf } from '@baize/lottery/slip/trends';
import { BarChart } from '@baize/ui/bar-chart.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chart } from '@baize/ui/icons';
import { Segments } from '@baize/ui/segments.tsx';
import { Select } from '@baize/ui/select.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { useState } from 'react';
import { Answered } from '../../../shared/lists/answered.tsx';
import { useTrends } from '../book/use-draws.ts';
import type { WireTrends } from '../book/wire.ts';
import './history.css';
import { partName } from './part-name.ts';
import { TrendPath } from './trend-path.tsx';

const LENGTHS = ['30', '50', '100'] as const;

/** How often numbers came, how long they have not, and which came together; never advice. */
export function TrendsView({ lottery }: { lottery: Lottery }) {
  const t = useT();
  const [length, setLength] = useState<(typeof LENGTHS)[number]>('30');
  const waiting = (
    <Loading>
      <Skeleton height="20rem" />
    </Loading>
  );
  return (
    <Card className="lot-trends">
      <header>
        <h2>{t('lottery.trends_title')}</h2>
        <Segments
          label={t('lottery.trends_draws')}
          value={length}
          segments={LENGTHS.map((value) => ({ value, label: value }))}
          onChange={setLength}
        />
      </header>
      <p className="muted">{t('lottery.trends_free')}</p>
      <Answered query={useTrends(lottery.code, Number(length))} waiting={waiting}>
        {(trends) =>
          trends.parts.length === 0 ? (
            <EmptyState art={<Icon of={chart} />} title={t('lottery.trends_none')} />
          ) : (
            <TrendParts lottery={lottery} trends={trends} />
          )
        }
      </Answered>
    </Card>
  );
}

type Part = WireTrends['parts'][number];
type TokenTrend = Part['tokens'][number];

function TrendParts({ lottery, trends }: { lottery: Lottery; trends: WireTrends }) {
  const t = useT();
  const [chosen, setChosen] = useState(trends.parts[0]?.part ?? '');
  const part = trends.parts.find((one) => one.part === chosen) ?? trends.parts[0];
  if (!part) return null;
  return (
    <>
      {trends.parts.length > 1 && (
        <Select
          label={t('lottery.trends_part')}
          value={part.part}
          options={trends.parts.map((one) => ({
            value: one.part,
            label: partName(one.part, lottery.family, t),
          }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      <TrendPath rows={part.rows} />
      <TrendFigures part={part} />
      <TrendPairs part={part} />
    </>
  );
}

function TrendFigures({ part }: { part: Part }) {
  const t = useT();
  const formats = useFormats();
  const columns: readonly Column<TokenTrend>[] = [
    {
      key: 'token',
      title: t('lottery.trends_number'),
      isHeader: true,
      cell: ({ token }) => token,
      sortBy: ({ token }) => token,
    },
    {
      key: 'count',
      title: t('lottery.trends_count'),
      isNumber: true,
      cell: ({ count }) => formats.number(count),
      sortBy: ({ count }) => count,
    },
    {
      key: 'missing',
      title: t('lottery.trends_missing'),
      isNumber: true,
      cell: ({ missingNow }) => formats.number(missingNow),
      sortBy: ({ missingNow }) => missingNow,
    },
    {
      key: 'most',
      title: t('lottery.trends_missing_max'),
      isNumber: true,
      cell: ({ missingMax }) => formats.number(missingMax),
      sortBy: ({ missingMax }) => missingMax,
    },
  ];
  const bars = (name: string, color: 'c1' | 'c2', valueOf: (token: TokenTrend) => number) => ({
    name,
    color,
    values: part.tokens.map(valueOf),
  });
  const labels = part.tokens.map(({ token }) => token);
  const format = (value: number) => formats.number(value);
  return (
    <>
      <h3>{t('lottery.trends_count')}</h3>
      <BarChart
        title={t('lottery.trends_count')}
        labels={labels}
        format={format}
        bars={bars(t('lottery.trends_count'), 'c1', ({ count }) => count)}
        hasTable={false}
      />
      <h3>{t('lottery.trends_missing')}</h3>
      <BarChart
        title={t('lottery.trends_missing')}
        labels={labels}
        format={format}
        bars={bars(t('lottery.trends_missing'), 'c2', ({ missingNow }) => missingNow)}
        hasTable={false}
      />
      <Table
        caption={t('lottery.trends_table')}
        columns={columns}
        rows={part.tokens}
        keyOf={({ token }) => token}
        phone="scroll"
        density="dense"
      />
    </>
  );
}

const PAIRS = 10;

function TrendPairs({ part }: { part: Part }) {
  const t = useT();
  const formats = useFormats();
  const drawn = part.rows.map(({ numbers }) =>
    numbers.length === 1 ? (numbers[0] ?? '').split('') : numbers,
  );
  const pairs = pairsOf(drawn, PAIRS);
  if (pairs.length === 0) return null;
  return (
    <Table
      caption={t('lottery.trends_pairs')}
      columns={[
        {
          key: 'pair',
          title: t('lottery.trends_pair'),
          isHeader: true,
          cell: ({ pair }) => pair.join(' – '),
        },
        {
          key: 'count',
          title: t('lottery.trends_count'),
          isNumber: true,
          cell: ({ frequency }) => formats.number(frequency),
        },
      ]}
      rows={pairs}
      keyOf={({ pair }) => pair.join(' ')}
      phone="scroll"
      density="dense"
    />
  );
}
