import { fairRng } from '../core/fairness.ts';
import type { FishKind, Sea } from './seas.ts';

/** A fish of a scene: all that is needed to say where it is at any time. */
export type Fish = {
  /** Counts from the scene's beginning. */
  readonly id: number;
  readonly kind: FishKind;
  readonly bornAt: number;
  readonly goneAt: number;
  /** Swims to the right; else to the left. */
  readonly isRightward: boolean;
  /** In thousandths of the height: where it enters, and how far it waves. */
  readonly y: number;
  readonly wave: number;
};

/** The fish with this number; the same on the server and in every page. */
export function fishOf(sea: Sea, scene: string, id: number): Fish {
  const rng = fairRng({ serverSeed: scene, clientSeed: 'fish', nonce: id });
  const total = sea.fish.reduce((all, { weight }) => all + weight, 0);
  let place = rng.next(total);
  const kind = sea.fish.find(({ weight }) => (place -= weight) < 0) ?? sea.fish[0];
  if (!kind) throw new Error('a sea has fish');
  const bornAt = id * sea.spawnMs;
  return {
    id,
    kind,
    bornAt,
    goneAt: bornAt + kind.crossingMs,
    isRightward: rng.next(2) === 0,
    y: 180 + rng.next(560),
    wave: 20 + rng.next(90),
  };
}

/** In thousandths of the scene's width and height, a time after its beginning. */
export function positionOf(fish: Fish, at: number): { readonly x: number; readonly y: number } {
  const part = (at - fish.bornAt) / fish.kind.crossingMs;
  const along = -150 + 1_300 * part;
  return {
    x: fish.isRightward ? along : 1_000 - along,
    y: fish.y + fish.wave * Math.sin(part * Math.PI * 4),
  };
}

/** All that swim at a time. */
export function swimmingAt(sea: Sea, scene: string, at: number): readonly Fish[] {
  const longest = Math.max(...sea.fish.map(({ crossingMs }) => crossingMs));
  const first = Math.max(0, Math.floor((at - longest) / sea.spawnMs));
  const last = Math.floor(at / sea.spawnMs);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) =>
    fishOf(sea, scene, first + step),
  ).filter(({ bornAt, goneAt }) => bornAt <= at && at < goneAt);
}

/** A page may be this far behind or ahead of the server. */
export const LAG_MS = 1_000;

/** Whether a fish may be seen at a time by a page that is a little off. */
export const isSwimming = ({ bornAt, goneAt }: Fish, at: number): boolean =>
  bornAt - LAG_MS <= at && at < goneAt + LAG_MS;
