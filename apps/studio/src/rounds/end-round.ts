import type { Tx } from '../db/client.ts';
import type { Studio } from '../studio.ts';
import { endRounds, type Ending as RoundEnding } from './hot-queries.ts';
import { getRound } from './queries.ts';
import type { Round } from './round.ts';

type Ending = Pick<RoundEnding, 'status' | 'balance'> & {
  readonly refusal?: string;
  /** Where the ending belongs to a larger change. */
  readonly tx?: Tx;
};

/** Ends a round as it stands. It ends once: whoever comes second is told how it ended. */
export async function endRound(
  { db, clock, hot }: Studio,
  { id, status: from }: Round,
  { status, balance, refusal, tx }: Ending,
): Promise<Round> {
  const facts = { refusal: refusal ?? null, ended_at: clock.now() };
  const ending = { id, from, status, balance, ...facts };
  const ended = tx ? (await endRounds(tx, [ending]))[0] : await hot.endRound(ending);
  return ended ?? getRound(tx ?? db, id);
}
