import { unreachable } from '@baize/std/assert';
import { add, type Minor, subtract, ZERO } from '@baize/std/money';
import { DAY_MS, isBefore, later } from '@baize/std/time';
import { findReached } from '../../books/limits/index.ts';
import type { Bet, FreeRound, Result } from './bet.ts';
import type { Command, CommandOf, Stake } from './command.ts';
import {
  type AboutBet,
  accept,
  type Decision,
  type PaidByGrant,
  refuse,
  type Situation,
  usageOf,
} from './decision.ts';
import { isForNothing } from './names.ts';
import { newBet } from './new-bet.ts';
import { EMPTY, inCash, type Pockets, plus, total } from './pockets.ts';
import { ended, joined, passed, recounted, rejoined } from './rounds.ts';
import type { BetStatus } from './state-machine.ts';

type FreeStake = CommandOf<'bet' | 'bet-and-settle'>;

/** A stake that is not the wallet's: a grant pays for it, or it is for nothing. Null for all others. */
export const asFree = (command: Stake): FreeStake | null =>
  isForNothing(command) ? (command as FreeStake) : null;

/** A round or bet that is given back can be played for at least so long. */
const GIVEN_BACK_MS = DAY_MS;

/**
 * What comes to the player of what a vendor says a bet pays: of a free bet the stake was never the
 * player's, so it is not paid out.
 */
export function creditOf({ kind }: Pick<FreeRound, 'kind'>, stake: Minor, payout: Minor): Minor {
  if (kind === 'rounds') return payout;
  return payout > stake ? subtract(payout, stake) : ZERO;
}

/** Takes a round of a grant and nothing from the wallet; limits do not move. */
export function placeFree(command: FreeStake, s: Situation): Decision {
  const grant = findGrant(command, s);
  if (!grant) return refuse(s, 'free_round_unknown');
  const isNamed = command.grantId !== undefined;
  if (isNamed && grant.stake !== null && command.amount !== grant.stake) {
    return refuse(s, 'free_stake_wrong', { stake: `${grant.stake}` });
  }
  const reached = findReached(s.gauges, ZERO);
  if (reached) return refuse(s, 'limit_reached', { kind: reached.kind, period: reached.period });
  const { vendor, txId: ref } = command;
  const stake = grant.stake ?? command.amount;
  const before: PaidByGrant = {
    grant: { ...grant, left: grant.left - 1 },
    bet: { vendor: vendor.code, ref, freeId: grant.id, stake, payout: ZERO },
  };
  const isInstant = command.kind === 'bet-and-settle';
  const { move, free } = paying(before, isInstant ? command.payout : ZERO);
  const status: BetStatus = isInstant ? 'settled' : 'running';
  const { round, lost } = isInstant
    ? passed(command, s)
    : { round: joined(command, s), lost: [] as readonly Bet[] };
  return accept(s, {
    move,
    bets: [newBet(command, s, { status, stake: EMPTY, payout: move }), ...lost],
    round,
    free,
    usage: usageOf(s.today, {}),
  });
}

/** The grant that is named; without a name free rounds of this game, those that end first first. */
function findGrant(
  { game, currency, grantId }: FreeStake,
  { freeRounds, now }: Situation,
): FreeRound | null {
  const open = freeRounds
    .filter((each) => each.left > 0 && each.currency === currency && isBefore(now, each.expiresAt))
    .filter(({ games }) => games === null || (game !== null && games.includes(game)));
  if (grantId !== undefined) return open.find(({ id }) => id === grantId) ?? null;
  return (
    open
      .filter(({ kind }) => kind === 'rounds')
      .toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())[0] ?? null
  );
}

/** What moves when a bet comes to pay so much. Wins that become a bonus stay with the grant. */
function paying(
  { grant, bet }: PaidByGrant,
  payout: Minor,
): { readonly move: Pockets; readonly free: PaidByGrant } {
  const more = subtract(creditOf(grant, bet.stake, payout), creditOf(grant, bet.stake, bet.payout));
  return {
    move: grant.paysTo === 'cash' ? inCash(more) : EMPTY,
    free: { grant: { ...grant, won: add(grant.won, more) }, bet: { ...bet, payout } },
  };
}

/** A bet that is spoken of, and the grant that paid for it. */
export type AboutFreeBet = AboutBet & { readonly free: PaidByGrant };

type FreeChange = Extract<
  Command,
  {
    kind:
      | 'settle'
      | 'wallet-in'
      | 'unsettle'
      | 'resettle'
      | 'rollback'
      | 'void-settled'
      | 'cancel-tip'
      | 'return-stake'
      | 'adjust';
  }
>;

/** Changes a bet that a grant paid for: what it pays, whether it runs, whether it is given back. */
export function changeFree(command: FreeChange, s: AboutFreeBet): Decision {
  const { bet, free } = s;
  switch (command.kind) {
    case 'settle':
    case 'wallet-in':
      return settleFree(command, s);
    case 'unsettle':
      return restate(s, { payout: ZERO, status: 'running', round: rejoined(bet, s) });
    case 'resettle':
      return restate(s, {
        payout: command.amount,
        status: 'settled',
        round: recounted(s.round, bet.status === 'running' ? -1 : 0, s.now),
      });
    case 'adjust': {
      // The stake is the grant's and stays what was granted.
      if (!('by' in command.change)) return refuse(s, 'free_stake_wrong');
      const payout = add(free.bet.payout, command.change.by);
      if (payout < 0n) return refuse(s, 'funds_spent');
      return restate(s, { payout, status: bet.status, round: null });
    }
    case 'return-stake':
      // There is no part of a free round to return.
      if (command.amount !== 'all' && command.amount !== free.bet.stake) {
        return refuse(s, 'stake_exceeded');
      }
      return giveBack(s);
    case 'rollback':
    case 'void-settled':
    case 'cancel-tip':
      return giveBack(s);
    default:
      return unreachable(command);
  }
}

function settleFree(command: CommandOf<'settle' | 'wallet-in'>, s: AboutFreeBet): Decision {
  const { bet, free } = s;
  // There is no part of a free round to return.
  if (command.kind === 'settle' && command.returned) return refuse(s, 'stake_exceeded');
  const isFinal = command.kind === 'wallet-in' || command.isFinal;
  const isLast = isFinal && bet.status === 'running';
  const counted = recounted(s.round, isLast ? -1 : 0, s.now) ?? s.round;
  const endsRound = command.kind === 'settle' && command.endsRound;
  const losing = command.vendor.roundRule === 'gamewise' ? s.others : [];
  const end = endsRound && counted ? ended(counted, losing, s.now) : { round: counted, lost: [] };
  return restate(s, {
    payout: add(free.bet.payout, command.amount),
    status: isLast ? 'settled' : bet.status,
    round: end.round,
    lost: end.lost,
    result: command.kind === 'settle' ? resultOf(command, isLast) : null,
  });
}

/** Results of a free bet are kept as their vendor told them, whatever came to the player. */
function resultOf(command: CommandOf<'settle'>, isLast: boolean): Result | null {
  if (!command.sharesIds) return null;
  const { vendor, txId: ref, betId: betRef, memberId, currency } = command;
  const paid = inCash(command.amount);
  return { vendor: vendor.code, ref, betRef, memberId, currency, status: 'paid', isLast, paid };
}

/** Takes one result of a free bet back, by its own id. */
export function takeFreeBack(
  { value, bet }: { readonly value: Result; readonly bet: Bet },
  s: Situation & { readonly free: PaidByGrant },
): Decision {
  if (value.status === 'void' || bet.status === 'void') return accept(s, {});
  const payout = subtract(s.free.bet.payout, total(value.paid));
  if (payout < 0n) return refuse(s, 'result_not_bet');
  const runsAgain = value.isLast && bet.status === 'settled';
  const status = runsAgain ? 'running' : bet.status;
  const round = runsAgain ? rejoined(bet, s) : null;
  return restate({ ...s, bet }, { payout, status, round, result: { ...value, status: 'void' } });
}

/** The round is there again, for a day at least; what it won is taken back. */
function giveBack(s: AboutFreeBet): Decision {
  const { bet, free, now } = s;
  const dayFromNow = later(now, GIVEN_BACK_MS);
  const { grant } = free;
  const expiresAt = isBefore(grant.expiresAt, dayFromNow) ? dayFromNow : grant.expiresAt;
  const back = { ...grant, left: grant.left + 1, expiresAt };
  return restate(
    { ...s, free: { ...free, grant: back } },
    {
      payout: ZERO,
      status: 'void',
      round: recounted(s.round, bet.status === 'running' ? -1 : 0, now),
    },
  );
}

type NewState = {
  readonly payout: Minor;
  readonly status: BetStatus;
  readonly round: Situation['round'];
  readonly lost?: readonly Bet[];
  readonly result?: Result | null;
};

function restate(s: AboutFreeBet, { payout, status, round, lost = [], result }: NewState) {
  const { bet } = s;
  const { move, free } = paying(s.free, payout);
  const after: Bet = { ...bet, status, payout: plus(bet.payout, move), changedAt: s.now };
  return accept(s, { move, bets: [after, ...lost], round, free, result: result ?? null });
}
