/** From a number on, what it gives. */
export type Steps = Readonly<Record<string, number>>;

export type SlotSheet = {
  /** What one stake is, in coins: all pays are in coins. */
  readonly coins: number;
  readonly rows: number;
  readonly symbols: readonly {
    readonly code: string;
    readonly kind: 'plain' | 'wild' | 'scatter' | 'coin';
    readonly pays: Steps;
    readonly multiplier?: number;
  }[];
  readonly strips: readonly string[];
  readonly wins: {
    readonly by: 'lines' | 'ways' | 'clusters';
    readonly lines?: readonly (readonly number[])[];
  };
  readonly cascade?: { readonly multipliers: readonly number[] };
  readonly freeSpins?: {
    readonly awards: Steps;
    readonly multiplier: number;
    readonly spinsMax: number;
    readonly strips?: readonly string[];
  };
  readonly hold?: {
    readonly coinsMin: number;
    readonly respins: number;
    readonly oneIn: number;
    readonly values: readonly { readonly pays: number; readonly weight: number }[];
    readonly full: number;
  };
  readonly pot?: { readonly numbers: number };
  /** A round that is bought: what it costs in stakes, and where its reels stop. */
  readonly buy?: { readonly cost: number; readonly stops: readonly number[] };
  /** In stakes. */
  readonly maxWin: number;
};

/** The highest step that is reached. */
export function stepOf(steps: Steps, count: number): number {
  for (let reached = count; reached > 0; reached--) {
    const given = steps[reached];
    if (given !== undefined) return given;
  }
  return 0;
}
