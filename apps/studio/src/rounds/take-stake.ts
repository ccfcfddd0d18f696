import type { Minor } from '@baize/std/money';
import type { Studio } from '../studio.ts';
import { askForStake, betOf, type Turn } from './ask-wallet.ts';
import { endRound } from './end-round.ts';
import { goOn } from './go-on.ts';
import * as queries from './queries.ts';
import type { Round } from './round.ts';

/** Tells the wallet of a round that was stored. Still open when it comes back: nobody knows. */
export async function takeStake(studio: Studio, round: Round, turn: Turn): Promise<Round> {
  const word = await askForStake(studio, { bet: betOf(round), at: round.created_at, turn });
  switch (word.kind) {
    case 'unknown':
      return round;
    case 'refused':
      return endRound(studio, round, {
        status: 'refused',
        refusal: word.code,
        balance: word.balance,
      });
    case 'cancelled':
      return endRound(studio, round, { status: 'void', balance: word.balance });
    case 'done':
      return round.is_instant
        ? endRound(studio, round, { status: 'settled', balance: word.value })
        : begin(studio, round, word.value);
    default:
      return word satisfies never;
  }
}

const begin = (studio: Studio, { id }: Round, balance: Minor): Promise<Round> =>
  studio.db.transaction().execute(async (tx) => {
    const round = await queries.lockRound(tx, id);
    // The outbox and the player's own request may hear the same answer: the first goes on.
    if (round?.status !== 'open') return queries.getRound(tx, id);
    return goOn(studio, tx, { round, stake: round.staked, balance });
  });
