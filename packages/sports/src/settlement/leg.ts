/**
 * How one outcome ended. `won` r is 0 or 1; `voidHalves` is twice the void part v (a push 2, the half
 * of a quarter line 1); of `tied` who share `places`, a dead heat pays places ÷ tied.
 */
export type LegResult = {
  readonly won: 0 | 1;
  readonly voidHalves: 0 | 1 | 2;
  readonly places: number;
  readonly tied: number;
};

const result = (won: 0 | 1, voidHalves: 0 | 1 | 2): LegResult => ({
  won,
  voidHalves,
  places: 1,
  tied: 1,
});

export const WIN = result(1, 0);
export const HALF_WIN = result(1, 1);
export const PUSH = result(0, 2);
export const HALF_LOSS = result(0, 1);
export const LOSS = result(0, 0);

export const deadHeat = (places: number, tied: number): LegResult => ({ ...WIN, places, tied });

export type Fraction = { readonly over: bigint; readonly under: bigint };

/** What a leg counts, r(1 − v)d × odds + v, as an exact fraction; odds in thousandths. */
export function legFactor(odds: number, leg: LegResult): Fraction {
  const won = BigInt(leg.won * (2 - leg.voidHalves) * leg.places) * BigInt(odds);
  const kept = BigInt(leg.voidHalves * leg.tied) * 1000n;
  return { over: won + kept, under: BigInt(2 * leg.tied) * 1000n };
}
