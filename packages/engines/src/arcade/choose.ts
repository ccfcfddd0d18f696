/** In how many ways some can be taken out of so many, in no order. */
export function choose(from: number, taken: number): bigint {
  if (taken < 0 || taken > from) return 0n;
  let ways = 1n;
  for (let step = 1; step <= taken; step++) {
    ways = (ways * BigInt(from - taken + step)) / BigInt(step);
  }
  return ways;
}
