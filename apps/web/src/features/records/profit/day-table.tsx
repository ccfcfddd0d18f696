import type { Profit, ProfitDay } from '@baize/contract/records';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import type { Minor } from '@baize/std/money';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { dayAt } from '../../../shared/timing/clock.ts';

type Props = { days: readonly ProfitDay[]; totals: Profit['totals']; isOfAll: boolean };

type Figure = Exclude<keyof ProfitDay, 'day' | 'betCount'>;

const FIGURES = [
  ['stakes', 'records.stakes'],
  ['validBets', 'records.valid_bets'],
  ['prizes', 'records.prizes'],
  ['bonuses', 'records.bonuses'],
  ['rebates', 'records.rebates'],
  ['net', 'records.net'],
  ['deposits', 'records.deposits'],
  ['withdrawals', 'records.withdrawals'],
] as const satisfies readonly (readonly [Figure, PlainKey])[];

/** What belongs to games, and is told of one category as well. */
const OF_GAMES: readonly Figure[] = ['stakes', 'validBets', 'prizes', 'net'];

/** The newest day first, with the totals of all of them. */
export function DayTable({ days, ...shown }: Props) {
  const t = useT();
  const columns = columnsOf(t, useFormats(), shown);
  return (
    <Card padding="flush">
      <Table
        caption={t('records.day_by_day')}
        columns={columns}
        rows={days.toReversed()}
        keyOf={({ day }) => day}
      />
    </Card>
  );
}

const written = (figure: Figure, amount: Minor) => (
  <MoneyText amount={amount} isResult={figure === 'net'} />
);

function columnsOf(
  t: Translate,
  { date, number }: Formats,
  { totals, isOfAll }: Omit<Props, 'days'>,
): readonly Column<ProfitDay>[] {
  return [
    {
      key: 'day',
      title: t('records.day'),
      isHeader: true,
      cell: ({ day }) => <time dateTime={day}>{date(dayAt(day))}</time>,
      total: t('records.totals'),
    },
    {
      key: 'count',
      title: t('records.count'),
      isNumber: true,
      cell: ({ betCount }) => number(betCount),
      total: number(totals.betCount),
    },
    ...FIGURES.filter(([figure]) => isOfAll || OF_GAMES.includes(figure)).map(
      ([figure, name]): Column<ProfitDay> => ({
        key: figure,
        title: t(name),
        isNumber: true,
        // Most days have none of these, and a nought a day says nothing.
        cell: (row) =>
          row[figure] === 0n && !OF_GAMES.includes(figure) ? null : written(figure, row[figure]),
        total: written(figure, totals[figure]),
      }),
    ),
  ];
}
