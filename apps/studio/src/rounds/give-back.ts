import type { Minor } from '@baize/std/money';
import { movePurse } from '../sessions/queries.ts';
import type { Studio } from '../studio.ts';
import { endRound } from './end-round.ts';
import { listRaises } from './move-queries.ts';
import * as queries from './queries.ts';
import { isEnded, type Round } from './round.ts';

/**
 * Gives back every stake of a round that cannot be played to its end, because another version of its
 * game has taken its place. The wallet is asked until it has said yes to each.
 */
export async function giveBack(studio: Studio, round: Round): Promise<Round> {
  if (round.mode === 'trial') return giveBackToPurse(studio, round);
  const { player: memberId, currency } = round;
  let balance: Minor | null = null;
  const raises = await listRaises(studio.db, round.id);
  for (const txId of [...raises.map(({ id }) => id), round.id]) {
    const word = await studio.wallet.cancelBet({ txId, memberId, currency });
    if (word.kind !== 'done') {
      studio.log.warn({ roundId: round.id }, 'a stake is not given back yet');
      return round;
    }
    balance = word.value;
  }
  return endRound(studio, round, { status: 'void', balance });
}

const giveBackToPurse = (studio: Studio, { id }: Round): Promise<Round> =>
  studio.db.transaction().execute(async (tx) => {
    const round = await queries.lockRound(tx, id);
    if (!round || isEnded(round)) return queries.getRound(tx, id);
    const { player, staked } = round;
    const balance = await movePurse(tx, { player, by: staked, at: studio.clock.now() });
    return endRound(studio, round, { status: 'void', balance, tx });
  });
