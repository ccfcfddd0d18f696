import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_CLOCK } from '../../books/limits/index.ts';
import { CEILINGS, commandOf } from '../../testing/play.ts';
import type { Bet } from './bet.ts';
import { betOf, type Command } from './command.ts';
import { decide } from './decide.ts';
import type { Situation } from './decision.ts';
import { EMPTY, isCovered, minus, type Pockets, plus } from './pockets.ts';

const memberId = 'mem_00000000000000000000000000' as MemberId;
const amount = fc.bigInt(0n, 500n).map(minor);
const betId = fc.constantFrom('a', 'b', 'c');

const kinds = [
  'bet',
  'bet-and-settle',
  'settle',
  'rollback',
  'unsettle',
  'resettle',
  'void-settled',
  'return-stake',
  'adjust',
  'tip',
  'cancel-tip',
  'wallet-out',
  'wallet-in',
  'payout',
] as const;

/** Any command about one of three bets; the ids of bets are the ids they are spoken of by. */
const command: fc.Arbitrary<Command> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    ref: betId,
    amount,
    payout: amount,
    isFinal: fc.boolean(),
    isStake: fc.boolean(),
    by: fc.bigInt(-300n, 300n).map(minor),
  })
  .map(({ kind, ref, isStake, by, ...rest }) => {
    const change = isStake ? { stakeTo: rest.amount } : { by };
    const facts = { txId: ref, betId: ref, memberId, change, reason: 'promo', ...rest };
    return commandOf(kind, facts as never);
  });

type Model = { wallet: Pockets; bets: Map<string, Bet> };

const nameOf = (kind: string, ref: string) => `${kind} ${ref}`;

function situationOf({ wallet, bets }: Model, asked: Command): Situation {
  const name = betOf(asked);
  return {
    now: instant(new Date(0)),
    today: '1970-01-01',
    wallet,
    member: {
      isActive: true,
      stakeMax: null,
      bonusUntil: null,
      excludedUntil: null,
      agreedOn: null,
      currency: 'THB',
    },
    shut: { revision: 0n, isAll: false, providers: new Set(), games: new Set(), termsOn: [] },
    token: null,
    gauges: [],
    clock: NO_CLOCK,
    bet: (name && bets.get(nameOf(name.kind, name.ref))) ?? null,
    named: { isResult: false, result: null, tombstone: false },
    round: null,
    others: [],
    ceilings: CEILINGS,
    adjusted: EMPTY,
    freeRounds: [],
    free: null,
  };
}

/** What every bet has taken and not given back. */
function outstanding(bets: Iterable<Bet>): Pockets {
  let sum: Pockets = { cash: minor(0n), bonus: minor(0n) };
  for (const bet of bets) if (bet.status !== 'void') sum = plus(sum, minus(bet.stake, bet.payout));
  return sum;
}

test('MONEY-16 whatever a vendor sends, no pocket falls below zero and no unit is lost', () => {
  const start: Pockets = { cash: minor(1_000n), bonus: minor(300n) };
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      const model: Model = { wallet: start, bets: new Map() };
      let free: Pockets = { cash: minor(0n), bonus: minor(0n) };
      for (const asked of commands) {
        const { outcome, change } = decide(asked, situationOf(model, asked));
        expect(outcome.ok).toBe(change !== null);
        if (!change) continue;
        model.wallet = plus(model.wallet, change.move);
        for (const bet of change.bets) model.bets.set(nameOf(bet.kind, bet.ref), bet);
        if (asked.kind === 'payout') free = plus(free, change.move);
        expect(isCovered(model.wallet)).toBe(true);
        // What the player has is what they began with, and won, less what their bets hold.
        const bets = outstanding(model.bets.values());
        expect(model.wallet).toEqual(minus(plus(start, free), bets));
      }
    }),
    { numRuns: 2_000 },
  );
});

test('SAFE-08 whatever became of a bet, undoing it leaves the pockets as they were', () => {
  const start: Pockets = { cash: minor(400n), bonus: minor(300n) };
  const later = command.filter((asked) => betOf(asked)?.kind === 'bet');
  fc.assert(
    fc.property(fc.array(later, { maxLength: 8 }), (commands) => {
      const model: Model = { wallet: start, bets: new Map() };
      const perform = (asked: Command) => {
        const { change } = decide(asked, situationOf(model, asked));
        if (!change) return;
        model.wallet = plus(model.wallet, change.move);
        for (const bet of change.bets) model.bets.set(nameOf(bet.kind, bet.ref), bet);
      };
      for (const asked of commands) perform(asked);
      // Twice around: the first bet undone may give what the next one's undoing takes.
      for (const _ of [1, 2, 3]) {
        for (const bet of model.bets.values()) {
          perform(commandOf('void-settled', { txId: 'undo', betId: bet.ref, memberId }));
        }
      }
      expect(model.wallet).toEqual(start);
    }),
    { numRuns: 2_000 },
  );
});
