import { type Currency, type Minor, minor } from '@baize/std/money';

/** What may be staked in a currency, in its smallest unit; a stake is a whole number of steps. */
export type StakeLimits = {
  readonly currency: Currency;
  readonly min: Minor;
  readonly max: Minor;
  readonly step: Minor;
  /** What the page offers first. */
  readonly usual: Minor;
};

/** Play money: a currency of its own that no account of the platform can hold. */
export const PLAY_MONEY = 'FUN';

/** What a trial begins with, and is filled up to again: 10,000. */
export const PURSE = minor(1_000_000n);

const limits = (
  currency: Currency,
  [min, max, step, usual]: readonly [bigint, bigint, bigint, bigint],
): StakeLimits => ({
  currency,
  min: minor(min),
  max: minor(max),
  step: minor(step),
  usual: minor(usual),
});

const LIMITS: readonly StakeLimits[] = [
  limits({ code: 'THB', scale: 2, symbol: '฿' }, [100n, 500_000n, 100n, 1_000n]),
  limits({ code: 'USD', scale: 2, symbol: '$' }, [10n, 20_000n, 10n, 100n]),
  limits({ code: PLAY_MONEY, scale: 2, symbol: '' }, [100n, 500_000n, 100n, 1_000n]),
];

export const limitsOf = (code: string): StakeLimits | null =>
  LIMITS.find(({ currency }) => currency.code === code) ?? null;

export const CURRENCIES: readonly string[] = LIMITS.map(({ currency }) => currency.code);

export const isStake = ({ min, max, step }: StakeLimits, stake: Minor): boolean =>
  stake >= min && stake <= max && stake % step === 0n;
