import { isId } from '@baize/std/id';
import type { Body } from './own-commands.ts';

type Check = (value: unknown) => boolean;

const REFERENCE = /^[\w.:-]{1,100}$/;
const AMOUNT = /^\d{1,18}$/;
const CURRENCY = /^[A-Z]{3}$/;
const TOKEN = /^[\w-]{1,200}$/;

const isText =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

const reference = isText(REFERENCE);
const amount = isText(AMOUNT);
const orNone =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const flag: Check = (value) => value === undefined || typeof value === 'boolean';

const MOVEMENT: readonly [string, Check][] = [
  ['txId', reference],
  ['memberId', (value) => typeof value === 'string' && isId('mem', value)],
  ['currency', isText(CURRENCY)],
  ['eventAt', (value) => value === undefined],
  ['amount', amount],
];

const PLAYING: readonly [string, Check][] = [
  ['token', isText(TOKEN)],
  ['game', orNone(reference)],
  ['roundId', orNone(reference)],
];

const STAKING: readonly [string, Check][] = [
  ['grantId', orNone(reference)],
  ['event', orNone(reference)],
];

/** The calls that make up nearly all traffic, and how their fields look nearly always. */
const PLAIN: ReadonlyMap<string, readonly [string, Check][]> = new Map([
  ['bet', [...MOVEMENT, ...PLAYING, ...STAKING]],
  [
    'bet-and-settle',
    [
      ...MOVEMENT,
      ...PLAYING,
      ...STAKING,
      ['payout', amount],
      ['minBalance', orNone(amount)],
      ['endsRound', flag],
    ],
  ],
  [
    'settle',
    [
      ...MOVEMENT,
      ['betId', reference],
      ['returned', orNone(amount)],
      ['isFinal', flag],
      ['endsRound', flag],
    ],
  ],
]);

/**
 * Whether a body is so plainly right that its row of the contract would take it as it is. It says
 * yes more quickly than the row, and never no: what it does not know is for the row to judge.
 */
export function isPlain(call: string, body: unknown): body is Body {
  const checks = PLAIN.get(call);
  if (!checks || typeof body !== 'object' || body === null) return false;
  const fields = body as Readonly<Record<string, unknown>>;
  for (const [name, check] of checks) if (!check(fields[name])) return false;
  return true;
}
