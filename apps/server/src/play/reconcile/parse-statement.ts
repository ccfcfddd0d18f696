import type { Minor } from '@baize/std/money';
import { type Instant, instant } from '@baize/std/time';
import { readAmount, type Scale } from '../vendors/index.ts';

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

/** What is wrong with a file, by its lines. It is taken in whole or not at all. */
export class Misread extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`the statement cannot be read: ${problems.slice(0, 5).join('; ')}`);
    this.name = 'Misread';
    this.problems = problems;
  }
}

export const FIELDS = ['tx_id', 'kind', 'player', 'currency', 'amount', 'time'] as const;

/**
 * Reads a statement: CSV with the header `tx_id,kind,player,currency,amount,time` in any order, or
 * one JSON object a line with the same names. Amounts and currencies are in the vendor's writing.
 */
export function parseStatement(text: string, scales: Scales): readonly StatementLine[] {
  const rows = text.split(/\r?\n/).map((row, index) => ({ row: row.trim(), number: index + 1 }));
  const filled = rows.filter(({ row }) => row !== '');
  const isJson = filled[0]?.row.startsWith('{') ?? false;
  const read = isJson ? readJson : readCsv(filled.shift()?.row ?? '');
  const lines: StatementLine[] = [];
  const problems: string[] = [];
  for (const { row, number } of filled) {
    const fields = read(row);
    const line = typeof fields === 'string' ? fields : toLine(fields, scales);
    if (typeof line === 'string') problems.push(`line ${number}: ${line}`);
    else lines.push(line);
  }
  if (problems.length > 0) throw new Misread(problems);
  return lines;
}

function readJson(row: string): Fields | string {
  try {
    const value = JSON.parse(row) as Record<string, unknown> | null;
    return pick((field) => value?.[field]);
  } catch {
    return 'is not JSON';
  }
}

function readCsv(header: string) {
  const names = cellsOf(header);
  const missing = FIELDS.filter((field) => !names.includes(field));
  if (missing.length > 0) throw new Misread([`line 1: no column ${missing.join(', ')}`]);
  return (row: string): Fields | string => {
    const cells = cellsOf(row);
    if (cells.length !== names.length) return `has ${cells.length} cells, not ${names.length}`;
    return pick((field) => cells[names.indexOf(field)]);
  };
}

/** Ids, amounts and times hold no comma; quotes around them are taken off. */
const cellsOf = (row: string): readonly string[] =>
  row.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

function pick(read: (field: Field) => unknown): Fields | string {
  const entries = FIELDS.map((field) => [field, textOf(read(field))] as const);
  const empty = entries.find(([, value]) => value === '');
  return empty ? `has no ${empty[0]}` : (Object.fromEntries(entries) as Fields);
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
