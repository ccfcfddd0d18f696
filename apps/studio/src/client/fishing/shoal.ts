import { type Fish, fishOf, positionOf } from '@baize/engines/fishing/scene';
import type { Sea } from '@baize/engines/fishing/seas';
import { newKey } from '../api.ts';

export type Point = { readonly x: number; readonly y: number };

export type Shoal = {
  /** All that swim now and were not captured, the largest first. */
  swimming(): readonly Fish[];
  /** Where a fish is now, in parts of the scene's width and height. */
  placeOf(fish: Fish): Point;
  take(fish: Fish): void;
};

/** A scene that has been going on for a while has fish in it. */
const BEFORE_MS = 40_000;

/** The fish of this page. They only show what may be aimed at: the server knows none of them. */
export function createShoal(sea: Sea): Shoal {
  const scene = newKey();
  const startMs = performance.now() - BEFORE_MS;
  const known = new Map<number, Fish>();
  const taken = new Set<number>();
  const longestMs = Math.max(...sea.fish.map(({ crossingMs }) => crossingMs));
  const now = () => performance.now() - startMs;
  const fishAt = (id: number): Fish => {
    const fish = known.get(id) ?? fishOf(sea, scene, id);
    known.set(id, fish);
    return fish;
  };
  return {
    swimming() {
      const at = now();
      const first = Math.max(0, Math.floor((at - longestMs) / sea.spawnMs));
      const last = Math.floor(at / sea.spawnMs);
      for (const id of known.keys()) if (id < first) known.delete(id);
      return Array.from({ length: last - first + 1 }, (_, step) => fishAt(first + step))
        .filter(({ id, goneAt }) => !taken.has(id) && at < goneAt)
        .toSorted((a, b) => b.kind.size - a.kind.size);
    },
    placeOf(fish) {
      const { x, y } = positionOf(fish, now());
      return { x: x / 1_000, y: y / 1_000 };
    },
    take: (fish) => void taken.add(fish.id),
  };
}
