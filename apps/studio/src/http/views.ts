import { assert } from '@baize/std/assert';
import { minor } from '@baize/std/money';
import { readMostPaid } from '../meters/queries.ts';
import { readPotOf } from '../pots/read-pots.ts';
import type { ProofSeed } from '../rooms/read-seed-of.ts';
import { listRounds } from '../rounds/queries.ts';
import type { Round } from '../rounds/round.ts';
import { viewRound } from '../rounds/view-round.ts';
import { findPair, type SeedPair } from '../seeds/queries.ts';
import { commitToNextSeed, type SeedChange } from '../seeds/seeds.ts';
import { listGrants } from '../sessions/list-grants.ts';
import type { Session } from '../sessions/open-session.ts';
import { readBalance } from '../sessions/read-balance.ts';
import { limitsOf, type StakeLimits } from '../stakes.ts';
import type { Studio } from '../studio.ts';
import type { WireProof, WireSeed, WireSeedChange, WireSession } from '../wire.ts';

const SHOWN = 20;

export const viewSeed = (seed: SeedPair): WireSeed => ({
  commitment: seed.commitment,
  clientSeed: seed.client_seed,
  rounds: seed.next_nonce,
});

export const viewSeedChange = (change: SeedChange): WireSeedChange => ({
  seed: viewSeed(change.current),
  revealed: change.revealed && {
    ...viewSeed(change.revealed),
    serverSeed: change.revealed.server_seed,
  },
  nextCommitment: change.nextCommitment,
});

export async function viewSession(studio: Studio, session: Session): Promise<WireSession> {
  const limits = limitsAt(studio, session);
  const [balance, seed, nextCommitment, rounds, pot, grants, mostPaid] = await Promise.all([
    readBalance(studio, session),
    findPair(studio.db, session.player),
    commitToNextSeed(studio, session.player),
    listRounds(studio.db, session.player, { game: session.game, before: null, limit: SHOWN }),
    readPotOf(studio, session),
    listGrants(studio, session),
    readMostPaid(studio.db, session.game),
  ]);
  const { currency, min, max, step, usual } = limits;
  return {
    game: session.game,
    mode: session.mode,
    currency,
    limits: { min: `${min}`, max: `${max}`, step: `${step}`, usual: `${usual}` },
    autoplay: studio.hasAutoplay,
    featureBuy: studio.hasFeatureBuy,
    balance: balance === null ? null : `${balance}`,
    seed: seed ? viewSeed(seed) : null,
    nextCommitment,
    rounds: rounds.map(viewRound),
    pot,
    grants,
    mostPaidPpm: `${mostPaid}`,
  };
}

/** A shared table has limits of its own; a stake there is a whole number of its least. */
function limitsAt({ tables }: Studio, { game, currency }: Session): StakeLimits {
  const limits = limitsOf(currency);
  assert(limits, 'a session is of a currency with limits');
  const own = tables.get(game)?.limits[currency];
  if (!own) return limits;
  const min = minor(own.min);
  return { ...limits, min, max: minor(own.max), step: min, usual: min };
}

/** All that whoever draws the round again needs, with the money it was played in. */
export function viewProof(round: Round, seed: ProofSeed): WireProof {
  const limits = limitsOf(round.currency);
  assert(limits, 'a round is of a currency with limits');
  return {
    round: viewRound(round),
    game: round.game,
    version: round.version,
    payoutPpm: `${round.status === 'settled' ? round.payout_ppm : 0n}`,
    commitment: seed.commitment,
    clientSeed: seed.client_seed,
    serverSeed: seed.revealed_at === null ? null : seed.server_seed,
    currency: limits.currency,
    step: `${limits.step}`,
    ticket: seed.ticket,
  };
}
