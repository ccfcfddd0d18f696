import { commitTo } from '@baize/engines/core/fairness';
import { drawSecret } from '@baize/vendor-kit/chance';
import type { Db, Tx } from '../db/client.ts';
import { ensure } from '../refusal.ts';
import { findUnfinished } from '../rounds/queries.ts';
import type { Studio } from '../studio.ts';
import type { SeedPair } from './queries.ts';
import * as queries from './queries.ts';

/**
 * The commitment to the seed that the player's next client seed goes with. It is shown before the
 * player chooses: a house that knew the choice could draw seeds until one suits it.
 */
export async function commitToNextSeed(studio: Studio, player: string): Promise<string> {
  const known = await queries.findWaitingCommitment(studio.db, player);
  if (known !== undefined) return known;
  await drawNextSeed(studio, studio.db, player);
  const made = await queries.findWaitingCommitment(studio.db, player);
  ensure(made !== undefined, 'unknown');
  return made;
}

export type SeedChoice = {
  readonly player: string;
  readonly clientSeed: string;
  /** What the player was shown before choosing. */
  readonly commitment: string;
};

export type SeedChange = {
  readonly current: SeedPair;
  /** The pair that ends with it; null at the first. */
  readonly revealed: SeedPair | null;
  readonly nextCommitment: string;
};

/**
 * Takes the seed that waits into use with the player's client seed, shows the old one, which ends its
 * use, and commits to the one after. Nothing may be under way then: whoever knows the seed knows the
 * next roll.
 */
export function changeSeeds(studio: Studio, choice: SeedChoice): Promise<SeedChange> {
  const { player, clientSeed } = choice;
  return studio.db.transaction().execute(async (tx) => {
    const waiting = await queries.lockWaitingSeed(tx, choice);
    ensure(waiting, 'commitment_changed');
    const revealed = (await queries.lockPair(tx, player)) ?? null;
    ensure((await findUnfinished(tx, player)) === undefined, 'round_open');
    if (revealed) await queries.revealSeed(tx, revealed.id, studio.clock.now());
    await queries.startSeed(tx, waiting.id, clientSeed);
    const nextCommitment = await drawNextSeed(studio, tx, player);
    return { revealed, current: await queries.getPair(tx, waiting.id), nextCommitment };
  });
}

async function drawNextSeed({ chance, clock }: Studio, tx: Db | Tx, player: string) {
  const server_seed = drawSecret(chance, 'hex');
  const commitment = commitTo(server_seed);
  await queries.insertWaitingSeed(tx, { player, server_seed, commitment, created_at: clock.now() });
  return commitment;
}
