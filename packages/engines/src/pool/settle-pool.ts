/**
 * A totalisator of two sides: what was staked on both, less the take, is shared among those who backed
 * the winner. The dividend is a whole number per 100 staked, rounded down; the breakage that leaves is
 * kept in an account of its own. The draw is beside the pool, at a fixed price against the house.
 */
export type Side = 'meron' | 'wala';

export type PoolBet = { readonly id: string; readonly on: Side | 'draw'; readonly stake: bigint };

export type PoolTotals = Readonly<Record<Side, bigint>>;

export type PoolRules = {
  /** In millionths of the pool. */
  readonly takePpm: bigint;
  /** What a draw pays per 100, the stake with it. */
  readonly drawDividend: bigint;
  /** A side that would pay so little per 100 or less calls the fight off. */
  readonly leastDividend: bigint;
};

export const ARENA_RULES: PoolRules = {
  takePpm: 50_000n,
  drawDividend: 900n,
  leastDividend: 107n,
};

export type PoolOutcome = Side | 'draw' | 'cancelled';

export type PoolSettlement = {
  /** What each bet pays, its stake with it where it comes back. */
  readonly paid: ReadonlyMap<string, bigint>;
  readonly take: bigint;
  readonly breakage: bigint;
  /** Per 100 of the winning side; null when the stakes went back. */
  readonly dividend: bigint | null;
};

export const totalsOf = (bets: readonly PoolBet[]): PoolTotals => ({
  meron: totalOn(bets, 'meron'),
  wala: totalOn(bets, 'wala'),
});

const totalOn = (bets: readonly PoolBet[], side: PoolBet['on']): bigint =>
  bets.reduce((all, { on, stake }) => (on === side ? all + stake : all), 0n);

/** What a side pays per 100 as the pool stands; null when nobody backs it. */
export function dividendOf(totals: PoolTotals, side: Side, { takePpm }: PoolRules): bigint | null {
  if (totals[side] === 0n) return null;
  const pool = totals.meron + totals.wala;
  return ((pool - takeOf(pool, takePpm)) * 100n) / totals[side];
}

const takeOf = (pool: bigint, takePpm: bigint): bigint => (pool * takePpm) / 1_000_000n;

/** Whether a fight is called off at the close: one side unbacked, or worth next to nothing. */
export const isCalledOff = (totals: PoolTotals, rules: PoolRules): boolean =>
  (['meron', 'wala'] as const).some((side) => {
    const dividend = dividendOf(totals, side, rules);
    return dividend !== null && dividend <= rules.leastDividend;
  });

export function settlePool(
  bets: readonly PoolBet[],
  outcome: PoolOutcome,
  rules: PoolRules,
): PoolSettlement {
  if (outcome === 'cancelled') return giveBack(bets, () => true);
  const totals = totalsOf(bets);
  if (outcome === 'draw') {
    const { paid, ...rest } = giveBack(bets, ({ on }) => on !== 'draw');
    const drawn = bets.filter(({ on }) => on === 'draw');
    const won = drawn.map(({ id, stake }) => [id, (stake * rules.drawDividend) / 100n] as const);
    return { ...rest, paid: new Map([...paid, ...won]) };
  }
  const dividend = dividendOf(totals, outcome, rules);
  if (dividend === null) return giveBack(bets, () => true);
  const winners = bets.filter(({ on }) => on === outcome);
  const paid = new Map(winners.map(({ id, stake }) => [id, (stake * dividend) / 100n]));
  const pool = totals.meron + totals.wala;
  const take = takeOf(pool, rules.takePpm);
  const shared = [...paid.values()].reduce((all, amount) => all + amount, 0n);
  return { paid, take, breakage: pool - take - shared, dividend };
}

const giveBack = (bets: readonly PoolBet[], isBack: (bet: PoolBet) => boolean): PoolSettlement => ({
  paid: new Map(bets.filter(isBack).map(({ id, stake }) => [id, stake])),
  take: 0n,
  breakage: 0n,
  dividend: null,
});
