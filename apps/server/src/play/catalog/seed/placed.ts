type Opened = { readonly is_open: boolean };

/**
 * The places of a list in which the open ones come first: below zero, so that a list which was kept
 * from an earlier day, where places begin at zero, shows what has opened since before all others.
 */
export function placed<Item extends Opened>(
  items: readonly Item[],
): readonly (Item & { readonly position: number })[] {
  const openCount = items.filter(({ is_open }) => is_open).length;
  return items.map((item, index) => ({ ...item, position: index - openCount }));
}
