import type { Engine } from '@baize/engines/core/engine';
import { familySea } from '@baize/engines/families/family-seas';
import { sheetGameOf } from '@baize/engines/families/family-sheets';
import { assert } from '@baize/std/assert';

const chip = (bet: string) => ({ chips: [{ bet, units: 1 }] });

/** What a page offers first, for the games in which there is something to choose. */
const CHOICES: Readonly<Record<string, unknown>> = {
  baccarat: chip('banker'),
  'baccarat-super-six': chip('banker'),
  cockfight: chip('meron'),
  'dragon-tiger': chip('dragon'),
  'fan-tan': chip('fan:1'),
  'hoo-hey-how': chip('picture:fish'),
  roulette: chip('red'),
  'se-die': chip('odd'),
  'sic-bo': chip('small'),
  keno: { picks: [3, 7, 12, 18, 25, 31, 36, 40] },
  'lucky-keno': { picks: [3, 7, 12, 18, 25, 31, 36, 40] },
  'reef-patrol': { bullets: 20 },
  'kraken-night': { bullets: 20 },
  limbo: { target: 200 },
  rocket: { target: 200 },
  mines: { mines: 3 },
  'over-under': { side: 'over', target: 4_999 },
  plinko: { rows: 12, risk: 'medium' },
  wheel: { segments: 20, risk: 'medium' },
};

export function usualChoice(engine: Engine): unknown {
  const usual = familySea(engine.key) ? { bullets: 20 } : CHOICES[sheetGameOf(engine.key)];
  const choice = engine.readChoice(usual ?? {});
  assert(choice !== null, `${engine.key} takes its usual choice`);
  return choice;
}
