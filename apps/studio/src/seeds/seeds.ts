import { commitTo } from '@baize/engines/core/fairness';
import { drawSecret } from '@baize/vendor-kit/chance';
import type { Row, Tx } from '../db/client.ts';
import { ensure, Refusal } from '../refusal.ts';
import { findUnfinished } from '../rounds/queries.ts';
import type { Studio } from '../studio.ts';
import * as queries from './queries.ts';

export type Seed = Row<'seed'>;

const CLIENT_SEED_LENGTH = 16;

/** Everyone who plays has a seed that the house is bound to before the first round. */
export async function ensureSeed(studio: Studio, player: string): Promise<Seed> {
  const known = await queries.findSeed(studio.db, player);
  if (known) return known;
  const client = drawSecret(studio.chance, 'hex').slice(0, CLIENT_SEED_LENGTH);
  await queries.insertSeed(studio.db, makeSeed(studio, player, client));
  const made = await queries.findSeed(studio.db, player);
  ensure(made, 'unknown');
  return made;
}

/**
 * Binds the house to a new server seed and shows the old one, which ends its use. Nothing may be
 * under way then: whoever knows the seed knows the next roll.
 */
export function rotateSeed(studio: Studio, player: string, clientSeed: string) {
  return studio.db.transaction().execute(async (tx) => {
    const old = await lockSeedInUse(tx, player);
    ensure((await findUnfinished(tx, player)) === undefined, 'round_open');
    await queries.revealSeed(tx, old.id, studio.clock.now());
    await queries.insertSeed(tx, makeSeed(studio, player, clientSeed));
    return { revealed: old, current: await lockSeedInUse(tx, player) };
  });
}

/** So often another page may change the seed while we wait for it. */
const RACES = 5;

async function lockSeedInUse(tx: Tx, player: string): Promise<Seed> {
  for (let race = 0; race < RACES; race++) {
    const seed = await queries.lockSeed(tx, player);
    if (seed) return seed;
  }
  throw new Refusal('busy');
}

function makeSeed({ chance, clock }: Studio, player: string, client_seed: string) {
  const server_seed = drawSecret(chance, 'hex');
  const commitment = commitTo(server_seed);
  return { player, server_seed, commitment, client_seed, created_at: clock.now() };
}
