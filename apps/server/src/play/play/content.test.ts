import { hash } from 'node:crypto';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { VENDOR } from '../../testing/play.ts';
import type { Command, CommandKind, CommandOf } from './command.ts';
import { contentOf } from './content.ts';

const UNSAID: ReadonlySet<string> = new Set([
  'vendor',
  'kind',
  'txId',
  'eventAt',
  'tokenHash',
  'reusesIds',
]);

/** Every field a command has, whatever its kind: none may be left out of what is compared. */
function wholeContentOf(command: Command): string {
  const fields = Object.entries(command)
    .filter(([name, value]) => value !== null && !UNSAID.has(name))
    .map(([name, value]) => `${name} ${typeof value === 'object' ? listed(value) : value}`)
    .sort();
  return hash('sha256', fields.join('\n'), 'base64').slice(0, 27);
}

const listed = (value: object): string =>
  Object.entries(value)
    .map(([name, each]) => `${name} ${each}`)
    .join(' ');

const amount = minor(700n);
const playing = { game: 'tigers', roundId: 'r-1', tokenHash: 'hash' };
const betId = 'b';

const ASKED = {
  vendor: VENDOR,
  txId: 't-1',
  memberId: 'mem_1' as MemberId,
  currency: 'THB',
  eventAt: instant(new Date(0)),
};

/** Each kind with all of its fields said. */
const COMMANDS: { readonly [K in CommandKind]: Omit<CommandOf<K>, keyof typeof ASKED | 'kind'> } = {
  bet: { ...playing, amount, event: 'e-1' },
  tip: { ...playing, amount },
  'wallet-out': { ...playing, amount: 'all' },
  'bet-and-settle': {
    ...playing,
    amount,
    event: 'e-1',
    payout: minor(5n),
    minBalance: minor(900n),
    endsRound: false,
    closesRound: true,
  },
  settle: { betId, amount, isFinal: false, endsRound: true, sharesIds: true, reusesIds: true },
  'wallet-in': { betId, amount },
  resettle: { betId, amount },
  'return-stake': { betId, amount: 'all' },
  rollback: { betId, of: 'transaction' },
  unsettle: { betId },
  'void-settled': { betId },
  'cancel-tip': { betId },
  adjust: { betId, change: { stakeTo: amount } },
  payout: { reason: 'jackpot', amount, roundId: 'r-1' },
  'end-round': { roundId: 'r-1' },
};

const KINDS = Object.keys(COMMANDS) as CommandKind[];
const fullOf = (kind: CommandKind) => ({ ...ASKED, kind, ...COMMANDS[kind] }) as Command;

test.each(KINDS)('MONEY-15 of a %s all that is asked for is compared', (kind) => {
  expect(contentOf(fullOf(kind))).toBe(wholeContentOf(fullOf(kind)));
});

test('MONEY-15 what was left out counts as not said, the token and the time not at all', () => {
  const full = fullOf('bet-and-settle');
  const changed = (change: object) => contentOf({ ...full, ...change });
  expect(changed({ game: null })).toBe(wholeContentOf({ ...full, game: null } as Command));
  expect(changed({ tokenHash: 'other', eventAt: null })).toBe(contentOf(full));
  expect(changed({ payout: minor(6n) })).not.toBe(contentOf(full));
});
