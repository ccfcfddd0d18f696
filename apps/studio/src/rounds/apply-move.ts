import type { Round as Drawn, Engine, RoundMove } from '@baize/engines/core/engine';
import { type Minor, negate, subtract, ZERO } from '@baize/std/money';
import type { Tx } from '../db/client.ts';
import type { SeedPair } from '../seeds/queries.ts';
import type { Studio } from '../studio.ts';
import { countRound, seedsOf, stakesOf } from './draw-round.ts';
import { goOn } from './go-on.ts';
import * as queries from './queries.ts';
import type { Round } from './round.ts';

type DrawnMoves = {
  readonly round: Round;
  readonly engine: Engine;
  readonly seed: SeedPair;
  /** All moves of the round, the new ones last. */
  readonly moves: readonly RoundMove[];
  readonly drawn: Drawn;
  readonly balance: Minor | null;
};

/** Makes moves count whose stakes are taken. Only by whoever has locked the round. */
export async function applyMove(studio: Studio, tx: Tx, made: DrawnMoves): Promise<Round> {
  const { round, engine, seed, moves, drawn, balance } = made;
  const { stake, choice, nonce } = round;
  const seeds = seedsOf(seed, nonce);
  const counts = countRound(drawn, { stake, stakes: stakesOf(engine, choice, drawn), seeds });
  const added = subtract(counts.staked, round.staked);
  const moved = await queries.changeRound(tx, round.id, {
    ...counts,
    ...(added < 0n ? { returned: negate(added) } : {}),
    moves: JSON.stringify(moves),
  });
  return goOn(studio, tx, {
    round: moved,
    stake: added < 0n ? ZERO : added,
    balance,
    isUnplayed: drawn.isUnplayed === true,
  });
}
