import type { Machine } from '../machine.ts';
import type { CountRule } from './rule.ts';
import type { Window } from './windows.ts';

type WaysRun = { readonly symbol: number; readonly worth: number };

export function waysRule({ isPlain, isWild, pays, multipliers }: Machine): CountRule<WaysRun> {
  const worthIn = ({ symbols }: Window, symbol: number): number =>
    symbols.reduce(
      (worth, seen) => worth + (seen === symbol || isWild[seen] ? multipliers[seen]! : 0),
      0,
    );
  return {
    begin: (window) =>
      [...new Set(window.symbols)]
        .filter((symbol) => isPlain[symbol])
        .map((symbol) => ({ symbol, worth: worthIn(window, symbol) })),
    advance: ({ symbol, worth }, window) => {
      const here = worthIn(window, symbol);
      return here === 0 ? null : { symbol, worth: worth * here };
    },
    payFor: ({ symbol, worth }, reels) => pays[symbol]![reels]! * worth,
  };
}
