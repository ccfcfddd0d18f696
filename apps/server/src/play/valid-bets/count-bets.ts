import { dayOf } from '@baize/std/day';
import type { BetToCount, CountedBet, ValidBetChange } from './counted-bet.ts';
import {
  countAlone,
  countDraw,
  countRound,
  isCountedByEvent,
  isCountedByRound,
  type ValidBetAmount,
} from './rules.ts';

export type BetsToCount = {
  readonly bets: readonly BetToCount[];
  /** Counted before, and with some of these. */
  readonly others: readonly CountedBet[];
  /** Whether one of those that count together still runs. */
  readonly isOpen: (group: string) => boolean;
  readonly zone: string;
};

/** The name of a member's part in a round or an event. */
export const groupKey = (bet: Pick<CountedBet, 'vendor' | 'counted_with' | 'member_id'>): string =>
  `${bet.vendor} ${bet.member_id} ${bet.counted_with ?? ''}`;

/** No vendor's name of a round begins so. */
const EVENT = 'event ';

type Placed = {
  readonly category: string;
  readonly round_id: string | null;
  readonly event: string | null;
};

/** What a bet counts together with others by: its event, or else its round; null where it counts alone. */
export function countedWith({ category, round_id, event }: Placed): string | null {
  if (event !== null && isCountedByEvent(category)) return `${EVENT}${event}`;
  return isCountedByRound(category) ? round_id : null;
}

/** The event that bets are counted by; null where it is a round. */
export const eventOf = (group: string): string | null =>
  group.startsWith(EVENT) ? group.slice(EVENT.length) : null;

const betKey = ({ vendor, ref }: Pick<CountedBet, 'vendor' | 'ref'>): string => `${vendor} ${ref}`;

/** What these bets count now, of those only that count otherwise than before. */
export function countBets({ bets, others, isOpen, zone }: BetsToCount): readonly ValidBetChange[] {
  const alone = bets.filter((bet) => bet.counted_with === null);
  const known = new Set(bets.map(betKey));
  const inGroups = [
    ...bets.filter((bet) => bet.counted_with !== null),
    ...others.filter((bet) => !known.has(betKey(bet))).map(toCountAgain),
  ];
  const groups = [...Map.groupBy(inGroups, groupKey)];
  return [
    ...alone.map((bet) => changeOf(bet, countAloneOf(bet), zone)),
    ...groups.flatMap(([group, unsorted]) => {
      // Shares that cannot be equal go by this order, whoever is counted first.
      const together = unsorted.toSorted((a, b) => (a.ref < b.ref ? -1 : 1));
      const rule = together.some(({ category }) => isCountedByRound(category))
        ? countRound
        : countDraw;
      const amounts = rule({ bets: together, isOpen: isOpen(group) });
      return together.map((bet, index) => changeOf(bet, amounts[index], zone));
    }),
  ].flatMap((change) => change ?? []);
}

/** Of a category that counts by round, a bet that names none is a round of its own. */
const countAloneOf = (bet: BetToCount): ValidBetAmount | undefined =>
  isCountedByRound(bet.category)
    ? countRound({ bets: [bet], isOpen: false })[0]
    : countAlone(bet.category, bet);

const toCountAgain = (before: CountedBet): BetToCount => ({
  ...before,
  changed_at: before.settled_at,
  before,
});

/** Null where there is nothing to write: nothing changed, or it never counted and does not now. */
function changeOf(
  { before, changed_at, ...bet }: BetToCount,
  amount: ValidBetAmount | undefined,
  zone: string,
): ValidBetChange | null {
  if (!amount || (!before && (bet.status !== 'settled' || amount.reason === 'free'))) return null;
  const settled_at = before?.settled_at ?? changed_at;
  const after: CountedBet = {
    ...pick(bet),
    ...amount,
    category: before?.category ?? bet.category,
    settled_at,
    day_on: before?.day_on ?? dayOf(settled_at, zone),
  };
  return before && isSame(before, after) ? null : { before, after };
}

type UncountedBet = Omit<CountedBet, 'valid' | 'valid_cash' | 'reason' | 'settled_at' | 'day_on'>;

const pick = (bet: UncountedBet): UncountedBet => ({
  vendor: bet.vendor,
  ref: bet.ref,
  member_id: bet.member_id,
  game: bet.game,
  category: bet.category,
  counted_with: bet.counted_with,
  status: bet.status,
  stake_cash: bet.stake_cash,
  stake_bonus: bet.stake_bonus,
  payout_cash: bet.payout_cash,
  payout_bonus: bet.payout_bonus,
  placed_at: bet.placed_at,
  version: bet.version,
});

const SAME = [
  'status',
  'stake_cash',
  'stake_bonus',
  'payout_cash',
  'payout_bonus',
  'valid',
  'valid_cash',
  'reason',
  'version',
] as const satisfies readonly (keyof CountedBet)[];

const isSame = (a: CountedBet, b: CountedBet): boolean => SAME.every((key) => a[key] === b[key]);
