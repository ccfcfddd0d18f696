import type { Engine } from '@baize/engines/core/engine';
import { sheetGameOf } from '@baize/engines/families/family-sheets';
import { assert } from '@baize/std/assert';

const chip = (bet: string) => ({ chips: [{ bet, units: 1 }] });

/** What a page offers first, for the games in which there is something to choose. */
const CHOICES: Readonly<Record<string, unknown>> = {
  baccarat: chip('banker'),
  'baccarat-super-six': chip('banker'),
  'dragon-tiger': chip('dragon'),
  'fan-tan': chip('fan:1'),
  'hoo-hey-how': chip('picture:fish'),
  roulette: chip('red'),
  'se-die': chip('odd'),
  'sic-bo': chip('small'),
  keno: { picks: [3, 7, 12, 18, 25, 31, 36, 40] },
  'lucky-keno': { picks: [3, 7, 12, 18, 25, 31, 36, 40] },
  'reef-patrol': { weapon: 'cannon', fish: ['guppy'] },
  'kraken-night': { weapon: 'cannon', fish: ['lantern'] },
  limbo: { target: 200 },
  rocket: { target: 200 },
  mines: { mines: 3 },
  'over-under': { side: 'over', target: 4_999 },
  plinko: { rows: 12, risk: 'medium' },
  wheel: { segments: 20, risk: 'medium' },
};

export function usualChoice(engine: Engine): unknown {
  const choice = engine.readChoice(CHOICES[sheetGameOf(engine.key)] ?? {});
  assert(choice !== null, `${engine.key} takes its usual choice`);
  return choice;
}
