import { ensure } from '../refusal.ts';
import { advanceRound } from '../rounds/advance-round.ts';
import { findRound } from '../rounds/queries.ts';
import type { Round } from '../rounds/round.ts';
import type { Session } from '../sessions/open-session.ts';
import type { Studio } from '../studio.ts';
import { returnBets } from './bet-queries.ts';
import { findOpenRound, shareRoomRound } from './round-queries.ts';

/** Takes a bet out of a round that is not locked yet; asked again, it is out already. */
export async function undoBet(studio: Studio, session: Session, betId: string): Promise<Round> {
  const bet = await studio.db.transaction().execute(async (tx) => {
    const found = await findRound(tx, betId);
    ensure(found?.player === session.player && found.room_round_id !== null, 'round_unknown');
    if (found.status !== 'running') return found;
    await shareRoomRound(tx, found.room_round_id);
    ensure(await findOpenRound(tx, found.room_round_id), 'betting_closed');
    const [returning] = await returnBets(tx, { ids: [betId], from: 'running' });
    return returning ?? found;
  });
  const after = await advanceRound(studio, bet, 'own');
  await studio.hot.tellOwn({ room: session.game, id: after.id });
  return after;
}
