import { DELETION_OBSTACLES, type DeletionObstacle } from '@baize/contract/deletion';
import type { MemberId } from '@baize/std/id';
import { ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import { hasFunds } from '../../books/ledger/index.ts';
import { hasOpenDeposit } from '../../cashier/deposits/index.ts';
import { hasOpenWithdrawal } from '../../cashier/withdrawals/index.ts';
import { countDirectMembers, getMember, isExcluded } from '../../people/members/index.ts';
import { hasRunningBet } from '../../play/play/index.ts';
import { sumOwed } from '../../play/receivables/index.ts';
import { listHoldDecisions } from '../../rewards/claims/index.ts';
import { hasOpenFeedback } from '../feedback/index.ts';

type ObstacleQuery = { readonly memberId: MemberId; readonly at: Instant };

/** What has to be settled before a member can be forgotten, in the order of the list. */
export async function findObstacles(
  db: Db | Tx,
  { memberId, at }: ObstacleQuery,
): Promise<DeletionObstacle[]> {
  const member = await getMember(db, memberId);
  const holds = await listHoldDecisions(db, memberId);
  const stands: Readonly<Record<DeletionObstacle, boolean>> = {
    money: await hasFunds(db, memberId, member.currency),
    open_bets: await hasRunningBet(db, memberId),
    payment: (await hasOpenWithdrawal(db, memberId)) || (await hasOpenDeposit(db, memberId)),
    debt: (await sumOwed(db, memberId)) > ZERO,
    break: isExcluded(member, at),
    case: holds.includes(null) || (await hasOpenFeedback(db, memberId)),
    team: (await countDirectMembers(db, memberId)) > 0,
  };
  return DELETION_OBSTACLES.filter((obstacle) => stands[obstacle]);
}
