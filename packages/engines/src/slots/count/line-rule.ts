import type { Machine } from '../machine.ts';
import type { CountRule } from './rule.ts';

type LineRun = {
  readonly line: readonly number[];
  /** Wilds pay by what stands first; it is the symbol itself where no wild begins. */
  readonly first: number;
  /** Null as long as there were only wilds. */
  readonly symbol: number | null;
  readonly wilds: number;
  readonly wildMultiplier: number;
  readonly multiplier: number;
};

export function lineRule(
  { isPlain, isWild, pays, multipliers }: Machine,
  lines: readonly (readonly number[])[],
): CountRule<LineRun> {
  const withSymbol = (run: LineRun, seen: number): LineRun | null => {
    if (!isWild[seen]) {
      const isOn = run.symbol === null ? isPlain[seen] : seen === run.symbol;
      return isOn ? { ...run, symbol: seen } : null;
    }
    const multiplier = run.multiplier * multipliers[seen]!;
    if (run.symbol !== null) return { ...run, multiplier };
    return { ...run, wilds: run.wilds + 1, wildMultiplier: multiplier, multiplier };
  };
  return {
    begin: ({ symbols }) =>
      lines.flatMap((line) => {
        const first = symbols[line[0]!]!;
        const none = { line, first, symbol: null, wilds: 0, wildMultiplier: 1, multiplier: 1 };
        return withSymbol(none, first) ?? [];
      }),
    advance: (run, { symbols }, reel) => withSymbol(run, symbols[run.line[reel]!]!),
    payFor: ({ first, symbol, wilds, wildMultiplier, multiplier }, reels) =>
      Math.max(
        symbol === null ? 0 : pays[symbol]![reels]! * multiplier,
        wilds === 0 ? 0 : pays[first]![wilds]! * wildMultiplier,
      ),
  };
}
