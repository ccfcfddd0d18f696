import type { RecordCategory } from '@baize/contract/record-category';
import type { ValidBetReason } from '@baize/contract/valid-bet';
import { type Minor, minor, split, sum, ZERO } from '@baize/std/money';
import type { BetStatus } from '../play/index.ts';

/** A bet as far as it decides what counts. */
export type ValidBetFacts = {
  readonly status: BetStatus;
  readonly stake_cash: Minor;
  readonly stake_bonus: Minor;
  readonly payout_cash: Minor;
  readonly payout_bonus: Minor;
};

export type ValidBetAmount = {
  readonly valid: Minor;
  /** Of it, what cash paid for: rebate, ranks and points go by it. */
  readonly valid_cash: Minor;
  readonly reason: ValidBetReason;
};

/** Both sides can be bet here, and low odds: what was won or lost in a round is what was risked. */
export const COUNTED_BY_ROUND = [
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'COCKFIGHT',
] as const satisfies readonly RecordCategory[];

/**
 * A round of these can be covered, left early or given back in part: lotteries with both sides on one
 * ticket, tables played alone, video poker, arcade, and games between players, whose stake is what was
 * brought to the table. In a slot a small win is a win like any other.
 */
const CAN_BE_COVERED: ReadonlySet<string> = new Set<RecordCategory>([
  'LOTT',
  'ELOTT',
  'TG',
  'VP',
  'AC',
  'PVP',
]);

/** Here bets on one event, a draw or a match, can cover one another from different tickets. */
export const COUNTED_BY_EVENT = [
  ...COUNTED_BY_ROUND,
  'LOTT',
  'ELOTT',
] as const satisfies readonly RecordCategory[];

/** Whether the bets of a member on one round count together. */
export const isCountedByRound = (category: string): boolean =>
  COUNTED_BY_ROUND.some((one) => one === category);

/** Whether those on one event do, where their vendor names it. */
export const isCountedByEvent = (category: string): boolean =>
  COUNTED_BY_EVENT.some((one) => one === category);

const stakeOf = ({ stake_cash, stake_bonus }: ValidBetFacts): Minor =>
  minor(stake_cash + stake_bonus);

const payoutOf = ({ payout_cash, payout_bonus }: ValidBetFacts): Minor =>
  minor(payout_cash + payout_bonus);

const least = (a: bigint, b: bigint): Minor => minor(a < b ? a : b);
const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** What a stake risked: all of it, or less where less could be won or lost. */
const netOf = (stake: bigint, payout: bigint): Minor => least(stake, size(payout - stake));

/** What keeps a bet from counting whatever its game is; null for one that was played to its end. */
function findExclusion(bet: ValidBetFacts): ValidBetReason | null {
  if (bet.status === 'running') return 'running';
  if (bet.status === 'void') return 'void';
  return stakeOf(bet) === 0n ? 'free' : null;
}

const nothing = (reason: ValidBetReason): ValidBetAmount => ({
  valid: ZERO,
  valid_cash: ZERO,
  reason,
});

/** The part that a bonus paid for is left out of `valid_cash`; a part of a unit is not counted. */
const amountOf = (bet: ValidBetFacts, valid: Minor, reason: ValidBetReason): ValidBetAmount => ({
  valid,
  valid_cash: minor((valid * bet.stake_cash) / stakeOf(bet)),
  reason,
});

/**
 * A bet that counts by itself: slots, fishing, lottery, games among players, tables played alone. Where
 * a round can be covered and less than half of the stake was won or lost, that much was risked.
 */
export function countAlone(category: string, bet: ValidBetFacts): ValidBetAmount {
  const exclusion = findExclusion(bet);
  if (exclusion) return nothing(exclusion);
  const stake = stakeOf(bet);
  const valid = CAN_BE_COVERED.has(category) ? riskedOf(stake, payoutOf(bet)) : stake;
  return amountOf(bet, valid, reasonOf(stake, valid, false));
}

/** The stake, or what was won or lost of it where that is less than half. */
function riskedOf(stake: Minor, payout: Minor): Minor {
  const net = netOf(stake, payout);
  return net * 2n < stake ? net : stake;
}

/** A member's bets that count together, and whether one of them still runs: nothing counts before. */
type Together = { readonly bets: readonly ValidBetFacts[]; readonly isOpen: boolean };

/**
 * The tickets of one member on one draw: what the same lines on one ticket would count, shared out by
 * the stakes; as each counts by itself where they do not cover one another.
 */
export function countDraw({ bets, isOpen }: Together): readonly ValidBetAmount[] {
  const alone = bets.map((bet) => countAlone('LOTT', bet));
  const played = bets.filter(isPlayed);
  const total = riskedOf(sum(played.map(stakeOf)), sum(played.map(payoutOf)));
  const isCovered = total < sum(alone.map(({ valid }) => valid));
  const shares = isCovered ? sharesOf(played, total) : null;
  return bets.map((bet, index) => {
    const own = alone[index] ?? countAlone('LOTT', bet);
    if (!isPlayed(bet)) return own;
    if (isOpen) return nothing('running');
    return shares ? amountOf(bet, shares.get(bet) ?? ZERO, 'both_sides') : own;
  });
}

const isPlayed = (bet: ValidBetFacts): boolean => findExclusion(bet) === null;

/** What each counts of all that its bets count together. */
const sharesOf = (played: readonly ValidBetFacts[], total: Minor): Map<ValidBetFacts, Minor> => {
  const shares = played.length > 0 ? split(total, played.map(stakeOf)) : [];
  return new Map(played.map((bet, index) => [bet, shares[index] ?? ZERO]));
};

/**
 * The bets of one member on one round or event: min(stakes, |payouts − stakes|) of them together,
 * shared out by their stakes.
 */
export function countRound({ bets, isOpen }: Together): readonly ValidBetAmount[] {
  const played = bets.filter(isPlayed);
  const total = netOf(sum(played.map(stakeOf)), sum(played.map(payoutOf)));
  const apart = sum(played.map((bet) => netOf(stakeOf(bet), payoutOf(bet))));
  const amounts = sharesOf(played, total);
  return bets.map((bet) => {
    const exclusion = findExclusion(bet);
    if (exclusion) return nothing(exclusion);
    if (isOpen) return nothing('running');
    const valid = amounts.get(bet) ?? ZERO;
    return amountOf(bet, valid, reasonOf(stakeOf(bet), valid, total < apart));
  });
}

function reasonOf(stake: Minor, valid: Minor, isCancelledOut: boolean): ValidBetReason {
  if (isCancelledOut) return 'both_sides';
  if (valid === stake) return 'counted';
  return valid === 0n ? 'push' : 'net_result';
}
