import { familySheet } from '@baize/engines/families/family-sheets';
import { familySlot } from '@baize/engines/families/family-slots';
import type { Variation } from '@baize/engines/families/title-shelf';
import { assert } from '@baize/std/assert';
import type { Game } from '../game.ts';
import { slotGame } from '../slots/slot-game.ts';
import { familyTheme } from './family-theme.ts';

/** A slot of the families as a page: drawn and counted from its line in the tables of titles. */
export function familySlotGame(title: Variation): Game {
  const definition = familySlot(title);
  assert(definition, `${title.key} is a slot that was counted`);
  const theme = familyTheme(title, definition);
  return slotGame({ definition, sheet: familySheet(title.key), theme });
}
