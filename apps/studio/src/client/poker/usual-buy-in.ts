type Range = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Null while the wallet does not say. */
  readonly balance: number | null;
};

/** Half-way between the least and the most, and no more than there is: what is offered at first. */
export function usualBuyIn({ min, max, step, balance }: Range): number {
  const wanted = Math.min((min + max) / 2, balance ?? max);
  return min + Math.max(0, Math.floor((wanted - min) / step)) * step;
}
