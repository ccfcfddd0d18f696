import { assert } from '@baize/std/assert';
import type { Row } from '../db/client.ts';
import type { Round } from '../rounds/play-round.ts';
import { listRounds } from '../rounds/queries.ts';
import { ensureSeed } from '../seeds/seeds.ts';
import type { Session } from '../sessions/open-session.ts';
import { readBalance } from '../sessions/read-balance.ts';
import { limitsOf } from '../stakes.ts';
import type { Studio } from '../studio.ts';
import type { WireProof, WireRound, WireSeed, WireSession } from '../wire.ts';

const SHOWN = 20;

/** A round as its player may see it: what happened is told once the wallet has decided, not before. */
export function viewRound(round: Round): WireRound {
  const isShown = round.status === 'settled';
  return {
    roundId: round.id,
    status: round.status,
    choice: round.choice,
    stake: `${round.stake}`,
    events: isShown ? round.events : null,
    payout: isShown ? `${round.payout}` : null,
    balance: round.balance === null ? null : `${round.balance}`,
    refusal: round.refusal,
    nonce: round.nonce,
    playedAt: round.created_at.toISOString(),
  };
}

export const viewSeed = (seed: Row<'seed'>): WireSeed => ({
  commitment: seed.commitment,
  clientSeed: seed.client_seed,
  rounds: seed.next_nonce,
});

export async function viewSession(studio: Studio, session: Session): Promise<WireSession> {
  const limits = limitsOf(session.currency);
  assert(limits, 'a session is of a currency with limits');
  const [balance, seed, rounds] = await Promise.all([
    readBalance(studio, session),
    ensureSeed(studio, session.player),
    listRounds(studio.db, session.player, { before: null, limit: SHOWN }),
  ]);
  const { currency, min, max, step, usual } = limits;
  return {
    game: session.game,
    mode: session.mode,
    currency,
    limits: { min: `${min}`, max: `${max}`, step: `${step}`, usual: `${usual}` },
    balance: balance === null ? null : `${balance}`,
    seed: viewSeed(seed),
    rounds: rounds.map(viewRound),
  };
}

export const viewProof = (round: Round, seed: Row<'seed'>): WireProof => ({
  round: viewRound(round),
  game: round.game,
  version: round.version,
  payoutPpm: `${round.status === 'settled' ? round.payout_ppm : 0n}`,
  commitment: seed.commitment,
  clientSeed: seed.client_seed,
  serverSeed: seed.revealed_at === null ? null : seed.server_seed,
});
