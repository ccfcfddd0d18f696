import type { Db, Tx } from '../db/client.ts';
import type { Round } from '../rounds/round.ts';
import { getPair, type SeedPair } from '../seeds/queries.ts';
import { tableText } from './room-steps.ts';
import { getRoomRound } from './round-queries.ts';

/** What a proof needs of the seeds a round was drawn from. */
export type ProofSeed = Pick<
  SeedPair,
  'commitment' | 'client_seed' | 'server_seed' | 'revealed_at'
>;

/** The seeds of a round: the player's, or the table's with the bets that were in it. */
export async function readSeedOf(tx: Db | Tx, round: Round): Promise<ProofSeed> {
  if (round.room_round_id === null) return getPair(tx, round.seed_id);
  const { shown_at, ...row } = await getRoomRound(tx, round.room_round_id);
  return {
    commitment: row.commitment,
    client_seed: row.bet_root === null ? row.id : tableText(row),
    server_seed: row.server_seed,
    revealed_at: shown_at,
  };
}
