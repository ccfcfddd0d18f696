import { later, SECOND_MS } from '@baize/std/time';
import { drawSecret } from '@baize/vendor-kit/chance';
import type { Tx } from '../db/client.ts';
import type { Session } from '../sessions/open-session.ts';
import { newId, type Studio } from '../studio.ts';
import * as queries from './queries.ts';

/** Cannons in a sea: more players have another. */
const CANNONS = 4;

/** A page asks more often than this; a cannon that nobody asks from is free. */
export const AWAY_MS = 20 * SECOND_MS;

/** A scene that has been going on for a while has fish in it. */
const BEFORE_MS = 40 * SECOND_MS;

/** The player's cannon, or one that is free where the most are; play money has its own seas. */
export async function takeCannon(studio: Studio, session: Session): Promise<string> {
  const { player, game, currency } = session;
  const now = studio.clock.now();
  const since = later(now, -AWAY_MS);
  const held = await queries.findCannon(studio.db, { player, game, currency });
  if (held && held.seen_at >= since) {
    await queries.touchCannon(studio.db, { player, game, seen_at: now });
    return held.sea;
  }
  return studio.db.transaction().execute(async (tx) => {
    await queries.lockKind(tx, { game, currency });
    await queries.dropCannon(tx, { player, game });
    const seas = await queries.listHeld(tx, { game, currency }, since);
    const free = seas
      .filter(({ places }) => places.length < CANNONS)
      .toSorted((a, b) => b.places.length - a.places.length)[0];
    const sea = free?.code ?? (await openSea(studio, tx, { game, currency }));
    const place = firstFree(free?.places ?? []);
    await queries.holdCannon(tx, { sea, place, player, game, seen_at: now });
    await queries.countUp(tx, sea);
    return sea;
  });
}

const firstFree = (taken: readonly number[]): number =>
  Array.from({ length: CANNONS }, (_, place) => place).find((place) => !taken.includes(place)) ?? 0;

async function openSea(
  studio: Studio,
  tx: Tx,
  kind: Pick<queries.SeaRow, 'game' | 'currency'>,
): Promise<string> {
  const code = newId(studio, 'sea');
  const began_at = later(studio.clock.now(), -BEFORE_MS);
  const scene = drawSecret(studio.chance, 'hex').slice(0, 32);
  await queries.insertSea(tx, { code, ...kind, scene, began_at });
  return code;
}
