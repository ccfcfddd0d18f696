import { HAND_MADE_SLOTS } from '../games/hand-made-slots.ts';
import type { SlotDefinition } from '../slots/definition.ts';
import { tuningOf } from './family-sheets.ts';
import type { Variation } from './title-shelf.ts';
import { VARIATIONS } from './titles.ts';
import { varySlot } from './vary-slot.ts';

const MACHINES: ReadonlyMap<string, SlotDefinition> = new Map(
  HAND_MADE_SLOTS.map((definition) => [definition.key, definition]),
);

/** The hand-made slot that a title is built on; undefined of one without reels. */
export const slotMachineOf = ({ machine }: Variation): SlotDefinition | undefined =>
  MACHINES.get(machine);

/** The slot of a title, or null where it has no reels or was not counted yet. */
export function familySlot(title: Variation): SlotDefinition | null {
  const machine = slotMachineOf(title);
  const tuning = tuningOf(title.key);
  return machine && tuning ? varySlot(title, machine, tuning) : null;
}

/** The variations of the slots, in the order of the catalogue's tables. */
export const FAMILY_SLOTS: readonly SlotDefinition[] = [...VARIATIONS.values()].flatMap(
  (title) => familySlot(title) ?? [],
);
