/**
 * The places of a list, all below zero, so that a list which was kept from an earlier day, where
 * places begin at zero, shows what has opened since before all others.
 */
export const placed = <Item extends object>(
  items: readonly Item[],
): readonly (Item & { readonly position: number })[] =>
  items.map((item, index) => ({ ...item, position: index - items.length }));
