import { assert } from '@baize/std/assert';
import type { Minor } from '@baize/std/money';
import { later } from '@baize/std/time';
import type { RoundStatus } from '../db/tables.ts';
import { askForStake, betOf, type Turn } from '../rounds/ask-wallet.ts';
import { endRound } from '../rounds/end-round.ts';
import { giveBack } from '../rounds/give-back.ts';
import { payRound } from '../rounds/pay-round.ts';
import { getRound } from '../rounds/queries.ts';
import type { Round } from '../rounds/round.ts';
import type { Studio } from '../studio.ts';
import { returnBets } from './bet-queries.ts';
import { WAIT_MS } from './bet-wait.ts';
import { findOpenRound, getRoomRound } from './round-queries.ts';

/**
 * The life of a bet at a shared table: open → running, when the wallet has taken it in time →
 * settling → settled. Too late, taken back or in a round that is void: returning → void.
 */
export const BET_STEPS: Readonly<
  Partial<Record<RoundStatus, (studio: Studio, bet: Round, turn: Turn) => Promise<Round>>>
> = {
  open: takeBet,
  running: lookAgain,
  returning: giveBack,
  settling: payRound,
};

async function takeBet(studio: Studio, bet: Round, turn: Turn): Promise<Round> {
  if (bet.mode === 'trial') return bet;
  // Left by a process that was killed, and too late by now: whatever the wallet did is undone.
  if (turn === 'again' && !(await findOpenRound(studio.db, roomRoundOf(bet)))) {
    return takeOut(studio, bet, 'open');
  }
  const word = await askForStake(studio, { bet: betOf(bet), at: bet.created_at, turn });
  switch (word.kind) {
    case 'unknown':
      return bet;
    case 'refused':
      return endRound(studio, bet, {
        status: 'refused',
        refusal: word.code,
        balance: word.balance,
      });
    case 'cancelled':
      return endRound(studio, bet, { status: 'void', balance: word.balance });
    case 'done':
      return count(studio, bet, word.value);
    default:
      return word satisfies never;
  }
}

async function count(studio: Studio, { id }: Round, balance: Minor): Promise<Round> {
  const taken = { id, balance, ask_at: later(studio.clock.now(), WAIT_MS) };
  return (await studio.hot.countBet(taken)) ?? getRound(studio.db, id);
}

/** A round that was given up gives its bets back, whoever notices it. */
async function lookAgain(studio: Studio, bet: Round, turn: Turn): Promise<Round> {
  if (turn === 'own') return bet;
  const { status } = await getRoomRound(studio.db, roomRoundOf(bet));
  return status === 'void' ? takeOut(studio, bet, 'running') : bet;
}

async function takeOut(studio: Studio, { id }: Round, from: 'open' | 'running'): Promise<Round> {
  const [returning] = await returnBets(studio.db, { ids: [id], from });
  return returning ?? getRound(studio.db, id);
}

function roomRoundOf({ room_round_id }: Round): string {
  assert(room_round_id !== null, 'a bet at a shared table is of a round of it');
  return room_round_id;
}
