import { type Minor, minor, ZERO } from '@baize/std/money';
import type { Row } from '../../base/db/index.ts';

const MILLION = 1_000_000n;

/** What is kept of a member's rebate in a category. */
export type RebateAccount = Row<'rebates_account'>;

/** What its open reward is earned by. */
export const sourceKeyOf = ({ category, claim_no }: Pick<RebateAccount, 'category' | 'claim_no'>) =>
  `${category} ${claim_no}`;

/**
 * The account when its reward has ended: what was offered is paid or over, and the next claim begins.
 * One that is open, or was never offered, stays as it is.
 */
export const rollOver = (account: RebateAccount, isOpen: boolean): RebateAccount =>
  isOpen || account.offered === 0n
    ? account
    : {
        ...account,
        earned: account.earned - account.offered * MILLION,
        valid: ZERO,
        claim_no: account.claim_no + 1,
        offered: ZERO,
      };

export type RebateFigures = {
  /** Whole units that can be paid. */
  readonly whole: Minor;
  /** Millionths of the next unit. */
  readonly carriedPpm: number;
  /** Whole units, rounded up, that the next bets make up for. */
  readonly debt: Minor;
};

export function figuresOf({ earned }: Pick<RebateAccount, 'earned'>): RebateFigures {
  if (earned < 0n) {
    return { whole: ZERO, carriedPpm: 0, debt: minor((-earned + MILLION - 1n) / MILLION) };
  }
  return {
    whole: minor(earned / MILLION),
    carriedPpm: Number(earned % MILLION),
    debt: ZERO,
  };
}

type Rates = {
  readonly ratePpm: number;
  readonly rankRates: readonly { readonly level: number; readonly ratePpm: number }[];
};

/** The rate of a rank: its own, or that of the nearest below it. */
export const rateAt = ({ ratePpm, rankRates }: Rates, level: number): number =>
  rankRates
    .filter((rate) => rate.level <= level)
    .toSorted((a, b) => a.level - b.level)
    .at(-1)?.ratePpm ?? ratePpm;
