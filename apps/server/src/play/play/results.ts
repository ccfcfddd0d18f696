import { add, type Minor, negate, subtract, ZERO } from '@baize/std/money';
import type { Usage } from '../../books/limits/index.ts';
import type { Bet, Result, Round } from './bet.ts';
import { betOf, type Command, type CommandOf } from './command.ts';
import {
  accept,
  type Change,
  type Decision,
  type Named,
  refuse,
  type Situation,
  usageOf,
} from './decision.ts';
import {
  EMPTY,
  inCash,
  inProportion,
  isCovered,
  minus,
  opposite,
  type Pockets,
  plus,
  stakeFrom,
  total,
} from './pockets.ts';
import { ended, recounted, rejoined } from './rounds.ts';

/** Pays a bet, once or in parts; what it pays follows the pockets of its stake. */
export function settle(
  command: CommandOf<'settle' | 'wallet-in'>,
  bet: Bet,
  s: Situation,
): Decision {
  const isFinal = command.kind === 'wallet-in' || command.isFinal;
  const isLast = isFinal && bet.status === 'running';
  const endsRound = command.kind === 'settle' && command.endsRound;
  const unplayed = command.kind === 'settle' ? (command.returned ?? ZERO) : ZERO;
  // A stake of which nothing was played is given back by a rollback.
  if (unplayed > 0n && (!isLast || unplayed >= total(bet.stake)))
    return refuse(s, 'stake_exceeded');
  const gain = inProportion(bet.stake, command.amount);
  const back = inProportion(bet.stake, unplayed);
  const payout = plus(bet.payout, gain);
  const status = isLast ? 'settled' : bet.status;
  const after: Bet = { ...bet, stake: minus(bet.stake, back), payout, status, changedAt: s.now };
  const counted = recounted(s.round, isLast ? -1 : 0, s.now) ?? s.round;
  return accept(s, {
    move: plus(gain, back),
    result: command.kind === 'settle' ? resultOf(command, gain, isLast) : null,
    usage:
      command.kind === 'wallet-in' ? returned(command, bet) : paid(bet, command.amount, unplayed),
    ...closing({ round: counted, bet: after }, command, endsRound ? s.others : null),
  });
}

function resultOf(command: CommandOf<'settle'>, paid: Pockets, isLast: boolean): Result | null {
  if (!command.sharesIds) return null;
  const { vendor, txId: ref, betId: betRef, memberId, currency } = command;
  return { vendor: vendor.code, ref, betRef, memberId, currency, status: 'paid', isLast, paid };
}

/**
 * Takes one result back, by its own id: what it paid returns to where it came from, and a bet that
 * it settled runs again. What the bet no longer has, because it was undone in another way, cannot be
 * taken twice: people must look.
 */
export function takeBack({ value, bet }: NonNullable<Named['result']>, s: Situation): Decision {
  if (value.status === 'void' || bet.status === 'void') return accept(s, {});
  const payout = minus(bet.payout, value.paid);
  if (!isCovered(payout)) return refuse(s, 'result_not_bet');
  const runsAgain = value.isLast && bet.status === 'settled';
  const status = runsAgain ? 'running' : bet.status;
  return accept(s, {
    move: opposite(value.paid),
    bets: [{ ...bet, payout, status, changedAt: s.now }],
    round: runsAgain ? rejoined(bet, s) : null,
    usage: paid(bet, negate(total(value.paid))),
    result: { ...value, status: 'void' },
  });
}

type RoundAndBet = { round: Round | null; bet: Bet };

/** The round and the bets that end with it, when this result ends the round. */
function closing(
  { round, bet }: RoundAndBet,
  { vendor }: Command,
  others: readonly Bet[] | null,
): Pick<Change, 'round' | 'bets'> {
  if (!round || others === null) return { round, bets: [bet] };
  const losing = vendor.roundRule === 'gamewise' ? others : [];
  const end = ended(round, losing, bet.changedAt);
  return { round: end.round, bets: [bet, ...end.lost] };
}

/** Takes a result back: the bet runs again, and what it paid returns to where it came from. */
export function unsettle(bet: Bet, s: Situation): Decision {
  return accept(s, {
    move: opposite(bet.payout),
    bets: [{ ...bet, payout: EMPTY, status: 'running', changedAt: s.now }],
    round: rejoined(bet, s),
    usage: paid(bet, negate(total(bet.payout))),
  });
}

/** Replaces the result by another, and moves the difference. */
export function resettle(command: CommandOf<'resettle'>, bet: Bet, s: Situation): Decision {
  const payout = inProportion(bet.stake, command.amount);
  const move = minus(payout, bet.payout);
  return accept(s, {
    move,
    bets: [{ ...bet, payout, status: 'settled', changedAt: s.now }],
    round: recounted(s.round, bet.status === 'running' ? -1 : 0, s.now),
    usage: paid(bet, total(move)),
  });
}

/** Undoes a bet, whatever it has come to: each pocket gets back what was taken from it. */
export function undo(bet: Bet, s: Situation): Decision {
  const move = minus(bet.stake, bet.payout);
  return accept(s, {
    move,
    bets: [{ ...bet, payout: EMPTY, status: 'void', changedAt: s.now }],
    round: recounted(s.round, bet.status === 'running' ? -1 : 0, s.now),
    usage: usageOf(bet.placedOn, {
      staked: negate(total(bet.stake)),
      lost: negate(total(move)),
    }),
  });
}

/** Remembers the cancel of a bet that has not come, so that it finds its grave when it does. */
export function bury(command: CommandOf<'rollback' | 'cancel-tip'>, s: Situation): Decision {
  const tombstone: Bet = {
    vendor: command.vendor.code,
    kind: betOf(command)?.kind ?? 'bet',
    ref: command.betId,
    memberId: command.memberId,
    currency: command.currency,
    game: null,
    roundId: null,
    event: null,
    status: 'void',
    isInstant: false,
    stake: EMPTY,
    payout: EMPTY,
    placedOn: s.today,
    placedAt: s.now,
    eventAt: command.eventAt ?? s.now,
    changedAt: s.now,
  };
  return accept(s, { bets: [tombstone] });
}

/**
 * Adds to what a bet paid, or takes from it. The pockets follow from what it has paid in all, so that
 * adjustments which add up to nothing leave each pocket as it was, however they were rounded.
 */
export function adjustBet(by: Minor, bet: Bet, s: Situation): Decision {
  const before = total(bet.payout);
  const move = minus(inProportion(bet.stake, add(before, by)), inProportion(bet.stake, before));
  return accept(s, {
    move,
    bets: [{ ...bet, payout: plus(bet.payout, move), changedAt: s.now }],
    usage: paid(bet, by),
  });
}

/** Adjusts what a player has without naming a bet. */
export function adjustFreely(by: Minor, s: Situation): Decision {
  const move = by < 0n ? opposite(takenBack(negate(by), s)) : givenBack(by, s);
  const adjusted = plus(s.adjusted, move);
  return accept(s, { move, adjusted, usage: usageOf(s.today, { lost: negate(by) }) });
}

/** First the cash that earlier adjustments gave, as far as it is there; then as a stake is taken. */
function takenBack(amount: Minor, { adjusted, wallet }: Situation): Pockets {
  const given = least(amount, adjusted.cash, wallet.cash);
  const rest = { ...wallet, cash: subtract(wallet.cash, given) };
  return plus(inCash(given), stakeFrom(rest, subtract(amount, given)));
}

/** First the bonus that earlier adjustments took: bonus money never comes back as cash. */
function givenBack(amount: Minor, { adjusted }: Situation): Pockets {
  const bonus = least(amount, negate(adjusted.bonus));
  return { bonus, cash: subtract(amount, bonus) };
}

/** The smallest, and nothing where that is below zero. */
const least = (first: Minor, ...others: readonly Minor[]): Minor => {
  const smallest = others.reduce((found, each) => (each < found ? each : found), first);
  return smallest > 0n ? smallest : ZERO;
};

const paid = (bet: Bet, amount: Minor, unplayed: Minor = ZERO): Usage =>
  usageOf(bet.placedOn, { staked: negate(unplayed), lost: negate(add(amount, unplayed)) });

/** What comes back from a vendor's table was never staked there, as far as we can know. */
function returned({ amount }: { amount: Minor }, bet: Bet): Usage {
  const taken = total(bet.stake);
  const unspent = amount < taken ? amount : taken;
  return usageOf(bet.placedOn, { staked: negate(unspent), lost: negate(amount) });
}
