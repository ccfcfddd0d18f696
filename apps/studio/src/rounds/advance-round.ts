import type { RoundStatus } from '../db/tables.ts';
import { BET_STEPS } from '../rooms/bet-steps.ts';
import type { Studio } from '../studio.ts';
import type { Turn } from './ask-wallet.ts';
import { giveBack } from './give-back.ts';
import { payRound } from './pay-round.ts';
import { raiseStake } from './raise-stake.ts';
import { restRound } from './rest-round.ts';
import { isEnded, type Round } from './round.ts';
import { takeStake } from './take-stake.ts';

type Step = (studio: Studio, round: Round, turn: Turn) => Promise<Round>;

/**
 * The life of a round: open → running → settling → settled, with raising and back where a move costs
 * more; refused or void where no stake was taken or it was given back (returning). Each step is safe to take
 * again, by any process: what was asked is asked with the same id, what was stored is looked at first.
 */
const STEPS: Readonly<Partial<Record<RoundStatus, Step>>> = {
  open: takeStake,
  raising: raiseStake,
  returning: giveBack,
  settling: payRound,
  running: (studio, round, turn) =>
    turn === 'own' ? Promise.resolve(round) : restRound(studio, round),
};

/** Brings a round as far as it goes: to its end, to its player, or to where the wallet is silent. */
export async function advanceRound(studio: Studio, round: Round, turn: Turn): Promise<Round> {
  const steps = round.room_round_id === null ? STEPS : BET_STEPS;
  let now = round;
  while (!isEnded(now)) {
    const after = (await steps[now.status]?.(studio, now, turn)) ?? now;
    if (after.status === now.status || after.status === 'running') return after;
    now = after;
  }
  return now;
}
