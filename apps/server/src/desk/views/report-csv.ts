import type { Input } from '@baize/contract/endpoint';
import { type ReportFigures, type ReportSplit, readReport } from '@baize/contract/report';
import type { Translate } from '@baize/i18n/translate';
import { writeCsv } from '@baize/std/csv';
import type { DaySpan } from '@baize/std/day';
import { type Minor, negate } from '@baize/std/money';
import * as z from 'zod/mini';
import type { Report } from '../reports/index.ts';

/** What a saved report asks for, of another period than the one it was saved with. */
export function requestOf(query: unknown, days: DaySpan): Input<typeof readReport> {
  const { by = 'day', game, ...saved } = query as Readonly<Record<string, string>>;
  const asked = { ...saved, by, ...(game !== undefined && { game: game === '-' ? '' : game }) };
  const read = z.safeDecode(readReport.input, { ...asked, ...days } as never);
  return read.success ? read.data : { by: 'day', ...days };
}

/** Names of the figures' columns; the order of the file. */
const NAMES = {
  betCount: 'ops.bets',
  turnover: 'ops.turnover',
  payouts: 'ops.payouts',
  otherWins: 'ops.otherWins',
  grossWin: 'ops.grossWin',
  bonusCost: 'ops.bonusCost',
  netWin: 'ops.netWin',
  deposits: 'ops.deposits',
  withdrawals: 'ops.withdrawals',
} as const satisfies Record<keyof ReportFigures, string>;

const FIGURES = Object.keys(NAMES) as readonly (keyof ReportFigures)[];

export const fileNameOf = ({ from, to }: DaySpan): string => `report-${from}-${to}.csv`;

type Sheet = { readonly by: ReportSplit; readonly t: Translate; readonly scale: number };

/** The rows of a report and their total as a file for spreadsheets. */
export function reportCsv({ rows, totals }: Report, { by, t, scale }: Sheet): string {
  const shown = FIGURES.filter((figure) => rows.some(({ figures }) => figures[figure] !== null));
  const line = (name: string, figures: ReportFigures) => [
    name,
    ...shown.map((figure) => cellOf(figures[figure], scale)),
  ];
  const nothing = by === 'agent' || by === 'country' ? t(`ops.no_${by}`) : '';
  return writeCsv([
    [t(`ops.by_${by}`), ...shown.map((figure) => t(NAMES[figure]))],
    ...rows.map(({ key, name, figures }) => line(name ?? (key || nothing), figures)),
    line(t('ops.total'), totals),
  ]);
}

function cellOf(value: Minor | number | null, scale: number): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const digits = (value < 0n ? negate(value) : value).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const part = scale > 0 ? `.${digits.slice(-scale)}` : '';
  return `${value < 0n ? '-' : ''}${whole}${part}`;
}
