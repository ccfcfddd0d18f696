import type { Fish } from '@baize/engines/fishing/scene';
import type { Motion } from '../arcade/motion.ts';
import { cannonAt } from './paint-sea.ts';
import type { SeaView } from './sea-view.ts';

const FLIGHT_MS = 320;
const SPLASH_MS = 520;

export type ShownShot = {
  readonly place: number;
  readonly target: Fish;
  readonly isCaptured: boolean;
  /** What it won, where it is the reader's own. */
  readonly text: string | null;
};

/** A bullet on its way and where it strikes. It is told when it has struck; the rings spread after it. */
export async function showShot(view: SeaView, motion: Motion, shot: ShownShot): Promise<void> {
  const { place, target, isCaptured, text } = shot;
  const from = cannonAt(place);
  await motion.run(FLIGHT_MS, (part) => {
    const to = view.placeOf(target);
    const bullet = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    view.fly(place, { target, bullet, splash: null });
  });
  const at = view.placeOf(target);
  if (isCaptured) view.take(target.id);
  void motion
    .run(SPLASH_MS, (part) => view.fly(place, { target, bullet: null, splash: { at, part, text } }))
    .then(() => view.fly(place, { target: null, bullet: null, splash: null }));
}
