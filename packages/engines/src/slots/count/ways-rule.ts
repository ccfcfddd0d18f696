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
  const merged = new Map<readonly Window[], Map<string, readonly Window[]>>();
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
    merge: (windows, runs) => {
      const symbols = runs.map(({ symbol }) => symbol);
      const ofReel = merged.get(windows) ?? new Map<string, readonly Window[]>();
      merged.set(windows, ofReel);
      const key = symbols.join();
      const earlier = ofReel.get(key);
      if (earlier) return earlier;
      const seen = (window: Window) => symbols.map((symbol) => worthIn(window, symbol)).join();
      const made = mergeBy(windows, (window) => `${window.marks}:${seen(window)}`);
      ofReel.set(key, made);
      return made;
    },
  };
}

function mergeBy(windows: readonly Window[], keyOf: (window: Window) => string): readonly Window[] {
  const merged = new Map<string, Window>();
  for (const window of windows) {
    const key = keyOf(window);
    const weight = window.weight + (merged.get(key)?.weight ?? 0);
    merged.set(key, { ...window, weight });
  }
  return [...merged.values()];
}
