import { later } from '@baize/std/time';
import type { Watch } from '../poker/watch-tables.ts';
import { ensure } from '../refusal.ts';
import type { Session } from '../sessions/open-session.ts';
import type { Studio } from '../studio.ts';
import * as queries from './queries.ts';
import { isSeaGame } from './shoot.ts';
import { AWAY_MS, takeCannon } from './take-cannon.ts';
import type { WireSea } from './wire.ts';

type Reading = { readonly after: bigint | null; readonly watch: Watch };

/**
 * The sea that the reader shoots in; who has none is given a cannon. With `after` it waits until
 * something has happened there, whoever did it.
 */
export async function readSea(
  studio: Studio,
  session: Session,
  { after, watch }: Reading,
): Promise<WireSea> {
  ensure(isSeaGame(session.game), 'game_unknown');
  const { db, clock } = studio;
  const code = await takeCannon(studio, session);
  if (after !== null) await watch.untilChanged(code, after);
  // Before the shots are read: one that comes between is read again, and known by its number.
  const sea = await queries.getSea(db, code);
  const now = clock.now();
  const cannons = await queries.listCannons(db, code, later(now, -AWAY_MS));
  const own = cannons.find(({ player }) => player === session.player);
  ensure(own, 'not_seated');
  const shots = await queries.listShots(db, code, after ?? 0n);
  return {
    sea: code,
    scene: sea.scene,
    nowMs: now.getTime() - sea.began_at.getTime(),
    seq: `${sea.seq}`,
    place: own.place,
    cannons: cannons.map(({ place, player }) => ({ place, name: player.slice(-4) })),
    shots: shots.map(({ seq, place, weapon, fish, captured }) => ({
      seq: `${seq}`,
      place,
      weapon,
      fish,
      captured,
    })),
  };
}
