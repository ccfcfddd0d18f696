import type { Db, Tx } from '../db/client.ts';
import type { Studio } from '../studio.ts';
import * as queries from './queries.ts';
import type { Round } from './round.ts';

type Ending = Pick<queries.Ending, 'status' | 'balance'> & {
  readonly refusal?: string;
  /** Where the ending belongs to a larger change. */
  readonly tx?: Db | Tx;
};

/** Ends a round as it stands. It ends once: whoever comes second is told how it ended. */
export async function endRound(
  studio: Studio,
  round: Round,
  { status, balance, refusal, tx = studio.db }: Ending,
): Promise<Round> {
  const ended = await queries.endRound(tx, round.id, {
    from: round.status,
    status,
    balance,
    refusal: refusal ?? null,
    ended_at: studio.clock.now(),
  });
  return ended ?? queries.getRound(tx, round.id);
}
