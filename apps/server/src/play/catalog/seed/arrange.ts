import { recipeFor } from '@baize/art/cover-for';

type Covered = { readonly cover: string };
type Look = Pick<ReturnType<typeof recipeFor>, 'palette' | 'motif'>;

/** A page shows six in a row: what stands above another is six places before it. */
const COLUMNS = 6;

/**
 * Puts covers in an order in which none has the light or the motif of the one before or above it,
 * as far as there is another to take. Those of a lower tier come first.
 */
export function arrange<Item extends Covered>(
  items: readonly Item[],
  tierOf: (item: Item) => number,
): readonly Item[] {
  const placed: { readonly item: Item; readonly look: Look }[] = [];
  const tiers = Map.groupBy(items, tierOf);
  for (const tier of [...tiers.keys()].sort((a, b) => a - b)) {
    const waiting = (tiers.get(tier) ?? []).map((item) => ({ item, look: recipeFor(item.cover) }));
    while (waiting.length > 0) {
      const near = [placed.at(-1)?.look, placed.at(-COLUMNS)?.look] as const;
      const costs = waiting.map(({ look }) => costOf(look, near, waiting));
      placed.push(...waiting.splice(costs.indexOf(Math.min(...costs)), 1));
    }
  }
  return placed.map(({ item }) => item);
}

/** What is alike costs; of equals the light that is left most often goes first, not to pile up. */
function costOf(
  look: Look,
  [before, above]: readonly [Look | undefined, Look | undefined],
  waiting: readonly { readonly look: Look }[],
): number {
  const alike = (other: Look | undefined) =>
    (other?.palette === look.palette ? 2 : 0) + (other?.motif === look.motif ? 1 : 0);
  const left = waiting.filter((each) => each.look.palette === look.palette).length;
  return 4 * alike(before) + alike(above) - left / (waiting.length + 1);
}
