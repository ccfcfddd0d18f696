export type Spot = { readonly x: number; readonly y: number };

/** The breadth of a coin, in parts of a field. */
export const COIN = 0.34;

/** Points across a field that are looked at, and the share of them that must be free. */
const ACROSS = 6;
const ENOUGH = 0.5;
/** Points of a stroke that are looked at. */
const PARTS = [0.25, 0.5, 0.75, 1];

type Grid = { readonly fields: number; readonly columns: number };

/** Tells which fields a coin has scratched far enough to be read. Spots are parts of the whole. */
export function createProbes({ fields, columns }: Grid) {
  const rows = Math.ceil(fields / columns);
  const all = Array.from({ length: fields }, () => new Set<number>());

  function touch({ x, y }: Spot) {
    all.forEach((free, field) => {
      for (let at = 0; at < ACROSS * ACROSS; at++) {
        const dx = (field % columns) + ((at % ACROSS) + 0.5) / ACROSS - x * columns;
        const dy =
          Math.floor(field / columns) + (Math.floor(at / ACROSS) + 0.5) / ACROSS - y * rows;
        if (Math.hypot(dx, dy) < COIN * 0.6) free.add(at);
      }
    });
  }

  return {
    /** Takes a stroke into account, and gives all fields that can be read by now. */
    stroke(from: Spot, to: Spot): readonly number[] {
      for (const part of PARTS) {
        touch({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      }
      return all.flatMap((free, field) => (free.size >= ACROSS * ACROSS * ENOUGH ? [field] : []));
    },
    clear() {
      for (const free of all) free.clear();
    },
  };
}
