/**
 * What a ticket pays, the slow and obvious way and with none of the product's code: every choice of
 * legs that the system has, each line multiplied out as a fraction and rounded down by itself.
 */
export type SlowEnd =
  | { readonly kind: 'won' | 'half-won' | 'push' | 'half-lost' | 'lost' }
  | { readonly kind: 'tied'; readonly places: number; readonly among: number };

export type SlowLeg = { readonly odds: number; readonly end: SlowEnd };

/** Of a system: how many legs its lines have. */
const SIZES: Readonly<Record<string, readonly number[]>> = {
  singles: [1],
  trixie: [2, 3],
  patent: [1, 2, 3],
  yankee: [2, 3, 4],
  'lucky-15': [1, 2, 3, 4],
  canadian: [2, 3, 4, 5],
  'lucky-31': [1, 2, 3, 4, 5],
  heinz: [2, 3, 4, 5, 6],
  'lucky-63': [1, 2, 3, 4, 5, 6],
  'super-heinz': [2, 3, 4, 5, 6, 7],
  goliath: [2, 3, 4, 5, 6, 7, 8],
};

export function slowPayout(system: string, unit: bigint, legs: readonly SlowLeg[]): bigint {
  const sizes =
    system === 'parlay' ? [legs.length] : (SIZES[system] ?? [Number(system.split('/')[0])]);
  let paid = 0n;
  for (let chosen = 1; chosen < 2 ** legs.length; chosen++) {
    const line = legs.filter((_, place) => Math.floor(chosen / 2 ** place) % 2 === 1);
    if (!sizes.includes(line.length)) continue;
    let [over, under] = [unit, 1n];
    for (const leg of line) {
      const [top, bottom] = worthOf(leg);
      over *= top;
      under *= bottom;
    }
    paid += over / under;
  }
  return paid;
}

/** What one unit on a leg becomes, as a fraction. */
function worthOf({ odds, end }: SlowLeg): readonly [bigint, bigint] {
  const price = BigInt(odds);
  switch (end.kind) {
    case 'won':
      return [price, 1000n];
    case 'half-won':
      // Half the unit wins, the other half comes back.
      return [price + 1000n, 2000n];
    case 'push':
      return [1n, 1n];
    case 'half-lost':
      return [1n, 2n];
    case 'lost':
      return [0n, 1n];
    case 'tied':
      return [price * BigInt(end.places), 1000n * BigInt(end.among)];
  }
}
