import { merkleProof, merkleRoot } from '@baize/engines/core/merkle';
import { betLeaf, betLeaves } from '@baize/engines/rooms/bet-root';
import type { ChipChoice } from '@baize/engines/tables/chips';
import type { Db, Tx } from '../db/client.ts';
import type { Round } from '../rounds/round.ts';
import { getPair, type SeedPair } from '../seeds/queries.ts';
import type { WireTicket } from '../wire.ts';
import { tableText } from './room-steps.ts';
import { getRoomRound, listShown } from './round-queries.ts';

/** What a proof needs of the seeds a round was drawn from. */
export type ProofSeed = Pick<
  SeedPair,
  'commitment' | 'client_seed' | 'server_seed' | 'revealed_at'
> & { readonly ticket: WireTicket | null };

/** The seeds of a round: the player's, or the table's with the bets that were in it. */
export async function readSeedOf(tx: Db | Tx, round: Round): Promise<ProofSeed> {
  if (round.room_round_id === null) return { ...(await getPair(tx, round.seed_id)), ticket: null };
  const { shown_at, ...row } = await getRoomRound(tx, round.room_round_id);
  return {
    commitment: row.commitment,
    client_seed: row.bet_root === null ? row.id : tableText(row),
    server_seed: row.server_seed,
    revealed_at: shown_at,
    ticket: shown_at === null ? null : await findTicket(tx, round, row),
  };
}

type Shared = { readonly id: string; readonly bet_root: string | null };

/** Where a bet stands among those that counted; null when one of them was taken back by people since. */
async function findTicket(
  tx: Db | Tx,
  bet: Round,
  { id, bet_root }: Shared,
): Promise<WireTicket | null> {
  const leaves = betLeaves(await listShown(tx, id));
  const leaf = betLeaf({ ...bet, choice: bet.choice as ChipChoice });
  const index = leaves.indexOf(leaf);
  if (index < 0 || merkleRoot(leaves) !== bet_root) return null;
  return { leaf, index, size: leaves.length, path: merkleProof(leaves, index) };
}
