import { assert } from '@baize/std/assert';
import { later } from '@baize/std/time';
import type { Tx } from '../db/client.ts';
import { getPair } from '../seeds/queries.ts';
import type { Studio } from '../studio.ts';
import { applyMove } from './apply-move.ts';
import { askForStake, raiseOf, type StakeWord, type Turn } from './ask-wallet.ts';
import { drawAgain, engineOf } from './draw-round.ts';
import { giveBack } from './give-back.ts';
import { waitOf } from './go-on.ts';
import { decideMove, findOpenMove } from './move-queries.ts';
import * as queries from './queries.ts';
import type { Move, Round } from './round.ts';

/** Asks for the stake that a move adds: taken, the move counts; refused, the round is as before. */
export async function raiseStake(studio: Studio, round: Round, turn: Turn): Promise<Round> {
  if (!engineOf(studio, round)) return giveBack(studio, round);
  const move = await findOpenMove(studio.db, round.id);
  // Decided by somebody else since the round was read.
  if (!move) return queries.getRound(studio.db, round.id);
  const bet = raiseOf(round, move);
  const word = await askForStake(studio, { bet, at: move.created_at, turn });
  if (word.kind === 'unknown') return round;
  return studio.db.transaction().execute(async (tx) => {
    const locked = await queries.lockRound(tx, round.id);
    const open = await findOpenMove(tx, round.id);
    if (!locked || open?.id !== move.id) return queries.getRound(tx, round.id);
    return decide(studio, tx, { round: locked, move: open, word });
  });
}

type Decision = {
  readonly round: Round;
  readonly move: Move;
  readonly word: Exclude<StakeWord, { kind: 'unknown' }>;
};

async function decide(studio: Studio, tx: Tx, { round, move, word }: Decision): Promise<Round> {
  if (word.kind !== 'done') {
    const refusal = word.kind === 'refused' ? word.code : 'wallet_away';
    await decideMove(tx, move.id, { status: 'refused', refusal });
    const ask_at = later(studio.clock.now(), waitOf(studio, round));
    const balance = word.balance ?? round.balance;
    return queries.changeRound(tx, round.id, { status: 'running', ask_at, balance });
  }
  const engine = engineOf(studio, round);
  assert(engine, 'the engine was there before the stake was asked for');
  await decideMove(tx, move.id, { status: 'done', refusal: null });
  const moves = [...round.moves, move.move];
  const seed = await getPair(tx, round.seed_id);
  const drawn = drawAgain(engine, round, { seed, moves });
  return applyMove(studio, tx, { round, engine, seed, moves, drawn, balance: word.value });
}
