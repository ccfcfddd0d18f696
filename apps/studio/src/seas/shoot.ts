import type { RoundEvent, RoundMove } from '@baize/engines/core/engine';
import { FAMILY_SEAS } from '@baize/engines/families/family-seas';
import type { Event, Shot } from '@baize/engines/fishing/magazine-engine';
import { fishOf, isSwimming } from '@baize/engines/fishing/scene';
import type { Sea } from '@baize/engines/fishing/seas';
import { sea as deep } from '@baize/engines/games/kraken-night/engine';
import { sea as reef } from '@baize/engines/games/reef-patrol/engine';
import { later, MINUTE_MS } from '@baize/std/time';
import type { Tx } from '../db/client.ts';
import { ensure } from '../refusal.ts';
import type { Round } from '../rounds/round.ts';
import type { Studio } from '../studio.ts';
import * as queries from './queries.ts';

/** What swims in the sea of each game. */
export const SEAS: ReadonlyMap<string, Sea> = new Map([
  ['reef-patrol', reef],
  ['kraken-night', deep],
  ...FAMILY_SEAS.map((sea) => [sea.code, sea] as const),
]);

export const isSeaGame = (game: string): boolean => SEAS.has(game);

/** No fish swims for so long: who captured it is not asked again. */
const KEPT_MS = 2 * MINUTE_MS;

export type Aimed = { readonly shot: Shot; readonly sea: string; readonly place: number };

const isShot = (move: RoundMove): move is Shot => move.type === 'shot';

/**
 * Whether every fish of a shot swims in the player's sea and is still there. It holds the sea until the
 * shot is decided: of two at one fish the second finds it gone, and has not fired. Null: no shot.
 */
export async function aimShot(
  studio: Studio,
  tx: Tx,
  { round, move }: { readonly round: Round; readonly move: RoundMove },
): Promise<Aimed | null> {
  const kind = SEAS.get(round.game);
  if (!kind || !isShot(move)) return null;
  const cannon = await queries.findCannon(tx, round);
  ensure(cannon, 'not_seated');
  const { scene, began_at } = await queries.lockSea(tx, cannon.sea);
  const at = studio.clock.now().getTime() - began_at.getTime();
  for (const { id, kind: code } of move.fish) {
    const fish = fishOf(kind, scene, id);
    ensure(fish.kind.code === code && isSwimming(fish, at), 'fish_gone');
  }
  const ids = move.fish.map(({ id }) => id);
  ensure(!(await queries.findCaptured(tx, cannon.sea, ids)), 'fish_gone');
  return { shot: move, sea: cannon.sea, place: cannon.place };
}

/** Shows a shot that was decided to all in the sea; what it captured is gone for everybody. */
export async function showShot(
  { clock }: Studio,
  tx: Tx,
  { aimed, event }: { readonly aimed: Aimed; readonly event: RoundEvent | undefined },
): Promise<void> {
  const { shot, sea, place } = aimed;
  const { captured } = event as Event;
  const at = clock.now();
  await queries.forgetShots(tx, sea, later(at, -KEPT_MS));
  await queries.insertShot(tx, {
    sea,
    seq: await queries.countUp(tx, sea),
    place,
    weapon: shot.weapon,
    fish: shot.fish.map(({ id }) => id),
    captured: shot.fish[captured]?.id ?? null,
    at,
  });
}
