import type { ValidBetFollower } from '../../play/valid-bets/index.ts';
import * as queries from './queries.ts';

/** Lets the friends whose bets were counted be looked at next; most members are nobody's friend. */
export const followReferralBets: ValidBetFollower = async (world, tx, changes) => {
  const memberIds = [...new Set(changes.map(({ after }) => after.member_id))];
  await queries.wakeFriends(tx, { memberIds, now: world.clock.now() });
};
