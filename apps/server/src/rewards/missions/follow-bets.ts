import { BET_MEASURES } from '@baize/contract/mission-rules';
import type { MemberId } from '@baize/std/id';
import type { CountedBet, ValidBetFollower } from '../../play/valid-bets/index.ts';
import { countMissions } from './count-missions.ts';
import type { MissionOptions } from './mission.ts';

/** No mission asks for less than twice the stake. */
const LEAST_TIMES = 2n;

/** Moves the missions of those whose bets were counted, in the transaction that counted them. */
export const followMissions =
  (options: MissionOptions): ValidBetFollower =>
  async (world, tx, changes) => {
    const winners = new Set<MemberId>(
      changes
        .filter(({ before, after }) => isWin(before) || isWin(after))
        .map(({ after }) => after.member_id),
    );
    const days = changes.map(({ after }) => ({ memberId: after.member_id, day: after.day_on }));
    await countMissions(world, tx, {
      ...options,
      days: [...new Map(days.map((each) => [`${each.memberId} ${each.day}`, each])).values()],
      canMove: (memberId, measure) =>
        BET_MEASURES.has(measure) && (measure !== 'wins' || winners.has(memberId)),
    });
  };

const isWin = (bet: CountedBet | null): boolean =>
  bet !== null &&
  bet.payout_cash + bet.payout_bonus >= LEAST_TIMES * (bet.stake_cash + bet.stake_bonus);
