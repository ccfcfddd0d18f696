import type { Round as Drawn, Engine, RoundMove } from '@baize/engines/core/engine';
import { assert } from '@baize/std/assert';
import { getPair, type SeedPair } from '../seeds/queries.ts';
import type { Studio } from '../studio.ts';
import { applyMove } from './apply-move.ts';
import { drawAgain, engineOf } from './draw-round.ts';
import { giveBack } from './give-back.ts';
import * as queries from './queries.ts';
import type { Round } from './round.ts';

/** No game goes on for so long by moves that risk nothing. */
const MOVES_MAX = 1_000;

/** Ends a round that its player left: by the moves that risk nothing more, until it is over. */
export async function restRound(studio: Studio, { id, ...left }: Round): Promise<Round> {
  const engine = engineOf(studio, { id, ...left });
  if (!engine) return giveBack(studio, { id, ...left });
  return studio.db.transaction().execute(async (tx) => {
    const round = await queries.lockRound(tx, id);
    // Its player came back since it was claimed.
    if (round?.status !== 'running' || round.moves.length !== left.moves.length) {
      return queries.getRound(tx, id);
    }
    const seed = await getPair(tx, round.seed_id);
    const { moves, drawn } = rest(engine, round, seed);
    return applyMove(studio, tx, { round, engine, seed, moves, drawn, balance: null });
  });
}

type Rested = { readonly moves: readonly RoundMove[]; readonly drawn: Drawn };

function rest(engine: Engine, round: Round, seed: SeedPair): Rested {
  const { steps } = engine;
  assert(steps, 'only a game with steps waits for its player');
  let moves: readonly RoundMove[] = round.moves;
  let drawn = drawAgain(engine, round, { seed, moves });
  const { stakes } = drawn;
  while (drawn.next !== undefined) {
    assert(moves.length < MOVES_MAX, 'moves that risk nothing end a round');
    moves = [...moves, steps.rest(drawn)];
    drawn = drawAgain(engine, round, { seed, moves });
    const isDearer = (drawn.stakes ?? 0) > (stakes ?? 0);
    assert(!isDearer, 'a move made for someone costs them nothing');
  }
  return { moves, drawn };
}
