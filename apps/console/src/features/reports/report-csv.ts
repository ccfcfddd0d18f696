import type { ReportFigures } from '@baize/contract/report';
import { writeCsv } from '@baize/std/csv';
import { type Minor, negate } from '@baize/std/money';
import { typeAmount } from '@baize/ui/parse-amount';
import { FIGURES } from './words.ts';

type Sheet = {
  readonly rows: readonly { readonly name: string; readonly figures: ReportFigures }[];
  /** What the report is split by, in words. */
  readonly split: string;
  readonly nameOf: (figure: keyof ReportFigures) => string;
  /** How many digits of the currency stand behind the point. */
  readonly scale: number;
};

/** A report as a file for spreadsheets: the columns that it has, amounts without grouping. */
export function reportCsv({ rows, split, nameOf, scale }: Sheet): string {
  const present = FIGURES.filter((figure) => rows.some(({ figures }) => figures[figure] !== null));
  const head = [split, ...present.map(nameOf)];
  const lines = rows.map(({ name, figures }) => [
    name,
    ...present.map((figure) => cellOf(figures[figure], scale)),
  ]);
  return writeCsv([head, ...lines]);
}

function cellOf(value: Minor | number | null, scale: number): string {
  if (value === null) return '';
  return typeof value === 'bigint' ? amountCell(value, scale) : String(value);
}

/** As a spreadsheet reads it: a minus where the house lost. */
export const amountCell = (amount: Minor, scale: number): string =>
  amount < 0n ? `-${typeAmount(negate(amount), scale)}` : typeAmount(amount, scale);
