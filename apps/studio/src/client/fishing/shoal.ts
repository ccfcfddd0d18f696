import { type Fish, fishOf, positionOf } from '@baize/engines/fishing/scene';
import type { Sea } from '@baize/engines/fishing/seas';
import type { SeaLink } from './sea-link.ts';

export type Point = { readonly x: number; readonly y: number };

export type Shoal = {
  /** All that swim now and were not captured, the largest first. */
  swimming(): readonly Fish[];
  /** A fish of the scene, by its number. */
  fish(id: number): Fish | null;
  /** Where a fish is now, in parts of the scene's width and height. */
  placeOf(fish: Fish): Point;
  take(id: number): void;
};

/** The fish of the scene that the server knows too: which was captured, by whomever, is gone. */
export function createShoal(sea: Sea, link: SeaLink): Shoal {
  let scene = '';
  const known = new Map<number, Fish>();
  const taken = new Set<number>();
  const longestMs = Math.max(...sea.fish.map(({ crossingMs }) => crossingMs));
  const fishAt = (id: number): Fish => {
    const fish = known.get(id) ?? fishOf(sea, scene, id);
    known.set(id, fish);
    return fish;
  };
  function look(): boolean {
    const told = link.read()?.scene ?? '';
    if (told !== '' && told !== scene) {
      scene = told;
      known.clear();
      taken.clear();
    }
    return scene !== '';
  }
  return {
    swimming() {
      if (!look()) return [];
      const at = link.now();
      const first = Math.max(0, Math.floor((at - longestMs) / sea.spawnMs));
      const last = Math.floor(at / sea.spawnMs);
      for (const id of known.keys()) if (id < first) known.delete(id);
      return Array.from({ length: last - first + 1 }, (_, step) => fishAt(first + step))
        .filter(({ id, goneAt }) => !taken.has(id) && at < goneAt)
        .toSorted((a, b) => b.kind.size - a.kind.size);
    },
    fish: (id) => (look() ? fishAt(id) : null),
    placeOf(fish) {
      const { x, y } = positionOf(fish, link.now());
      return { x: x / 1_000, y: y / 1_000 };
    },
    take: (id) => {
      if (look()) taken.add(id);
    },
  };
}
