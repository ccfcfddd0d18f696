import { dayOf } from '@baize/std/day';
import type { BetToCount, CountedBet, ValidBetChange } from './counted-bet.ts';
import { countAlone, countRound, isCountedByRound, type ValidBetAmount } from './rules.ts';

export type BetsToCount = {
  readonly bets: readonly BetToCount[];
  /** Counted before, and of the same rounds as some of these. */
  readonly others: readonly CountedBet[];
  /** Whether a bet of that round still runs. */
  readonly isOpen: (round: string) => boolean;
  readonly zone: string;
};

/** The name of a member's part in a round. */
export const roundKey = (bet: Pick<CountedBet, 'vendor' | 'round_id' | 'member_id'>): string =>
  `${bet.vendor} ${bet.member_id} ${bet.round_id ?? ''}`;

const betKey = ({ vendor, ref }: Pick<CountedBet, 'vendor' | 'ref'>): string => `${vendor} ${ref}`;

/** What these bets count now, of those only that count otherwise than before. */
export function countBets({ bets, others, isOpen, zone }: BetsToCount): readonly ValidBetChange[] {
  const isOfRound = (bet: Pick<CountedBet, 'category' | 'round_id'>) =>
    bet.round_id !== null && isCountedByRound(bet.category);
  const alone = bets.filter((bet) => !isOfRound(bet));
  const known = new Set(bets.map(betKey));
  const inRounds = [
    ...bets.filter(isOfRound),
    ...others.filter((bet) => !known.has(betKey(bet))).map(toCountAgain),
  ];
  const rounds = [...Map.groupBy(inRounds, roundKey)];
  return [
    ...alone.map((bet) => changeOf({ ...bet, round_id: null }, countAloneOf(bet), zone)),
    ...rounds.flatMap(([round, unsorted]) => {
      // Shares that cannot be equal go by this order, whoever is counted first.
      const ofRound = unsorted.toSorted((a, b) => (a.ref < b.ref ? -1 : 1));
      const amounts = countRound(ofRound, isOpen(round));
      return ofRound.map((bet, index) => changeOf(bet, amounts[index], zone));
    }),
  ].flatMap((change) => change ?? []);
}

/** Of a category that counts by round, a bet that names none is a round of its own. */
const countAloneOf = (bet: BetToCount): ValidBetAmount | undefined =>
  isCountedByRound(bet.category) ? countRound([bet], false)[0] : countAlone(bet.category, bet);

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

type Facts = Omit<CountedBet, 'valid' | 'valid_cash' | 'reason' | 'settled_at' | 'day_on'>;

const pick = (bet: Facts): Facts => ({
  vendor: bet.vendor,
  ref: bet.ref,
  member_id: bet.member_id,
  game: bet.game,
  category: bet.category,
  round_id: bet.round_id,
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
