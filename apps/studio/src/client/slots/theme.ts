import type { MaterialName } from '@baize/art/materials';
import type { Symbol } from '@baize/art/slots/draw-symbol';
import type { SlotScene } from '@baize/art/slots/slot-scene';
import type { SymbolId } from '@baize/engines/slots/symbol-id';
import type { Language } from '../words.ts';

/** How a slot looks: where it is played, what its cabinet is made of, and its symbols. */
export type Theme = {
  readonly title: Readonly<Record<Language, string>>;
  readonly scene: SlotScene;
  /** Where its free spins, or its held coins, are played. */
  readonly night: SlotScene;
  readonly frame: MaterialName;
  readonly symbols: Readonly<Partial<Record<SymbolId, Symbol>>>;
};
