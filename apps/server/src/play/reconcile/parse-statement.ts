import type { Minor } from '@baize/std/money';
import { type Instant, instant } from '@baize/std/time';
import { readAmount, type Scale } from '../vendors/index.ts';
import { readTable } from './read-table.ts';
import { Misread, type SourceRow } from './source-row.ts';

/** A movement as a vendor tells it. */
export type StatementLine = {
  readonly txId: string;
  readonly kind: string;
  readonly player: string;
  /** Our code of the currency. */
  readonly currency: string;
  /** What came to the player, or went (below zero), as `moved` says it in the protocol. */
  readonly amount: Minor;
  readonly at: Instant;
};

type Field = (typeof FIELDS)[number];
type Fields = Readonly<Record<Field, string>>;
type Scales = ReadonlyMap<string, Scale>;

export const FIELDS = ['tx_id', 'kind', 'player', 'currency', 'amount', 'time'] as const;

/**
 * Reads a statement: CSV with the header `tx_id,kind,player,currency,amount,time` in any order, or
 * one JSON object a line with the same names. Amounts and currencies are in the vendor's writing.
 */
export function parseStatement(text: string, scales: Scales): readonly StatementLine[] {
  const lines: StatementLine[] = [];
  const problems: string[] = [];
  for (const { number, values } of rowsOf(text.replace(/^\uFEFF/, ''))) {
    const fields = typeof values === 'string' ? values : pick(values);
    const line = typeof fields === 'string' ? fields : toLine(fields, scales);
    if (typeof line === 'string') problems.push(`line ${number}: ${line}`);
    else lines.push(line);
  }
  if (problems.length > 0) throw new Misread(problems);
  return lines;
}

const rowsOf = (text: string): readonly SourceRow[] =>
  text.trimStart().startsWith('{') ? readJsonLines(text) : readTable(text, FIELDS);

const readJsonLines = (text: string): readonly SourceRow[] =>
  text
    .split(/\r?\n/)
    .map((row, index) => ({ row: row.trim(), number: index + 1 }))
    .filter(({ row }) => row !== '')
    .map(({ row, number }) => ({ number, values: readJson(row) }));

function readJson(row: string): SourceRow['values'] {
  try {
    const value: unknown = JSON.parse(row);
    return typeof value === 'object' && value !== null ? { ...value } : 'is no JSON object';
  } catch {
    return 'is not JSON';
  }
}

function pick(values: Readonly<Record<string, unknown>>): Fields | string {
  const entries = FIELDS.map((field) => [field, textOf(values[field])] as const);
  const empty = entries.find(([, value]) => value === '');
  if (empty) return `has no ${empty[0]}`;
  // PostgreSQL keeps no text with a NUL in it.
  const unfit = entries.find(([, value]) => value.includes('\0'));
  return unfit ? `has a NUL in ${unfit[0]}` : (Object.fromEntries(entries) as Fields);
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

function toLine(fields: Fields, scales: Scales): StatementLine | string {
  const { tx_id: txId, kind, player, time } = fields;
  const scale = scales.get(fields.currency);
  if (!scale) return `the vendor has no currency ${fields.currency}`;
  const read = readAmount({ raw: fields.amount, scale }, 'signed');
  // A bet that lost is settled with nothing.
  const amount = read === 'zero' ? (0n as Minor) : read;
  if (typeof amount === 'string') return `${fields.amount} is ${amount}`;
  const at = new Date(time);
  if (!MOMENT.test(time) || Number.isNaN(at.getTime())) return `${time} is no moment`;
  return { txId, kind, player, currency: scale.currency, amount, at: instant(at) };
}
