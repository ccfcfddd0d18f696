import type { Engine } from '../core/engine.ts';
import { FAMILY_SLOTS } from '../families/family-slots.ts';
import type { SlotDefinition } from '../slots/definition.ts';
import { slotEngine } from '../slots/slot-engine.ts';
import { FEATURE_BUYS } from './feature-buys.ts';
import { HAND_MADE_SLOTS } from './hand-made-slots.ts';

/** Every game of reels: those made by hand, then their variations. */
export const SLOT_DEFINITIONS: readonly SlotDefinition[] = [...HAND_MADE_SLOTS, ...FAMILY_SLOTS];

/** Games of reels. */
export const SLOTS: readonly Engine[] = SLOT_DEFINITIONS.map(
  (definition) => slotEngine(definition, FEATURE_BUYS[definition.key]) as Engine,
);
