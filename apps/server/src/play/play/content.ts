import { hash } from 'node:crypto';
import type { Command, CommandKind, CommandOf } from './command.ts';

/** The movement's own name, the moment, and the token are not what was asked for. */
type Unsaid = 'vendor' | 'kind' | 'txId' | 'eventAt' | 'tokenHash' | 'reusesIds';

type Said = {
  readonly [K in CommandKind]: readonly Exclude<keyof CommandOf<K>, Unsaid>[];
};

const ABOUT = ['betId', 'currency', 'memberId'] as const;
const ABOUT_SUM = ['amount', 'betId', 'currency', 'memberId'] as const;
const STAKE = ['amount', 'currency', 'game', 'memberId', 'roundId'] as const;
const BET = ['amount', 'currency', 'event', 'game', 'grantId', 'memberId', 'roundId'] as const;

/** What each command says, in the order of the names. */
const SAID: Said = {
  bet: BET,
  tip: STAKE,
  'wallet-out': STAKE,
  'bet-and-settle': [
    'amount',
    'closesRound',
    'currency',
    'endsRound',
    'event',
    'game',
    'grantId',
    'memberId',
    'minBalance',
    'payout',
    'roundId',
  ],
  settle: [
    'amount',
    'betId',
    'currency',
    'endsRound',
    'isFinal',
    'memberId',
    'returned',
    'sharesIds',
  ],
  'wallet-in': ABOUT_SUM,
  resettle: ABOUT_SUM,
  'return-stake': ABOUT_SUM,
  rollback: ['betId', 'currency', 'memberId', 'of'],
  unsettle: ABOUT,
  'void-settled': ABOUT,
  'cancel-tip': ABOUT,
  adjust: ['betId', 'change', 'currency', 'memberId'],
  payout: ['amount', 'currency', 'memberId', 'reason', 'roundId'],
  'end-round': ['currency', 'memberId', 'roundId'],
};

type Value = string | bigint | boolean | object | null | undefined;

/**
 * What makes two commands the same: who, what, how much. Fields stand in the order of their names
 * and empty ones not at all, so that a later version of this program, asked again, still knows what
 * an earlier one was asked.
 */
export function contentOf(command: Command): string {
  const fields = command as unknown as Readonly<Record<string, Value>>;
  let text = '';
  for (const name of SAID[command.kind]) {
    const value = fields[name];
    if (value === null || value === undefined) continue;
    const told = typeof value === 'object' ? listed(value) : String(value);
    text += text === '' ? `${name} ${told}` : `\n${name} ${told}`;
  }
  return hash('sha256', text, 'base64').slice(0, 27);
}

const listed = (value: object): string =>
  Object.entries(value)
    .map(([name, each]) => `${name} ${each}`)
    .join(' ');
