import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { type CeilingsOf, createPlay, type Play } from '../play/index.ts';
import { registerVendorDoor } from './door.ts';

type Options = {
  readonly databaseUrl: string;
  /** Whose midnight ends a player's day. */
  readonly zone: string;
  readonly ceilings: CeilingsOf;
  /** Whose word about the address of a caller is taken. */
  readonly trustProxy: string;
};

const LANES = 2;

/**
 * Opens the wallet for vendors on a server, with connections of its own: bets must not wait for
 * whatever else the site is reading. It closes with the server, after the last call was answered.
 */
export async function openVendorDoor(
  app: FastifyInstance,
  world: World,
  { databaseUrl, zone, ceilings, trustProxy }: Options,
): Promise<Play> {
  const hot = openDatabase(databaseUrl, { max: LANES + 2, name: 'baize play', pipeline: true });
  const play = createPlay(world, { pool: hot.pool, zone, ceilings, lanes: LANES });
  app.addHook('onClose', async () => {
    await play.stop();
    await hot.db.destroy();
  });
  await registerVendorDoor(app, world, { play, trustProxy });
  return play;
}
