import { assert } from '@baize/std/assert';
import type { SlotDefinition, SlotSymbol } from '../slots/definition.ts';
import { potOf } from '../slots/pots.ts';
import type { SymbolId } from '../slots/symbol-id.ts';
import { castOf } from './casts.ts';
import { seedOf } from './seed-of.ts';
import type { Variation } from './title-shelf.ts';
import { pickTilt, varyFreeSpins, varyHold, varyPays } from './vary-pays.ts';
import { rearrange, turn } from './vary-strips.ts';

/** What the count of a title has set: its seed's number, its pays in thousandths, the most it pays. */
export type Tuning = { readonly take: number; readonly scale: number; readonly maxWin: number };

const LETTERS: readonly SymbolId[] = ['ace', 'king', 'queen', 'jack', 'ten', 'nine'];

/** Whether a symbol is of a game's story, and not of all games. */
export const isPictured = ({ kind, id }: SlotSymbol): boolean =>
  kind === 'plain' && !LETTERS.includes(id);

/** The slot of a title: its machine with symbols, strips, pays and free spins of its own. */
export function varySlot(
  title: Variation,
  machine: SlotDefinition,
  { take, scale, maxWin }: Tuning,
): SlotDefinition {
  const rng = seedOf(`${title.key} ${take}`);
  const own = {
    ...machine,
    key: title.key,
    // Clusters have the numbers of their machine, and so its version.
    version: machine.cascade ? machine.version : 1,
    name: title.names.EN,
    symbols: renamed(title, machine.symbols),
    maxWin,
  };
  if (machine.cascade) return { ...own, strips: turn(machine, rng) };
  const { freeSpins, hold, pot } = machine;
  return {
    ...own,
    strips: rearrange(machine, rng),
    symbols: varyPays(own.symbols, pickTilt(rng), scale),
    ...(freeSpins && { freeSpins: varyFreeSpins(freeSpins, rng) }),
    ...(hold && { hold: varyHold(hold, rng) }),
    ...(pot && { pot: potOf(title.vendor) }),
  };
}

/** The machine's symbols under the names of the title's: its own is the one that pays best. */
function renamed(title: Variation, symbols: readonly SlotSymbol[]): readonly SlotSymbol[] {
  const cast = castOf(title);
  let place = 0;
  return symbols.map((symbol) => {
    if (!isPictured(symbol)) return symbol;
    const id = cast[place++];
    assert(id, `${title.key} has enough symbols`);
    return { ...symbol, id };
  });
}

/** The symbols that a title has beside those of its reels: for its wild and its scatter. */
export function sparesOf(title: Variation, { symbols }: SlotDefinition): readonly SymbolId[] {
  return castOf(title).slice(symbols.filter(isPictured).length);
}
