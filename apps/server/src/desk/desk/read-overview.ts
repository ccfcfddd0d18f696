import type { readOverview as contract } from '@baize/contract/desk';
import type { Output } from '@baize/contract/endpoint';
import { mayDo, type Permission } from '@baize/contract/operator-roles';
import { spanOfDay, type TimeSpan } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import type { Instant } from '@baize/std/time';
import { countEndingsAsked } from '../../agents/agreements/index.ts';
import type { Db } from '../../base/db/index.ts';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { countDepositsWaiting, sumDeposits } from '../../cashier/deposits/index.ts';
import { countOpenDifferences } from '../../cashier/payments/index.ts';
import {
  countClaimQueue,
  countWithdrawalQueue,
  sumWithdrawals,
} from '../../cashier/withdrawals/index.ts';
import { countIdentityWaiting } from '../../people/identity/index.ts';
import { readAuditLines } from '../../people/operators/index.ts';
import { countRedemptionsWaiting } from '../../rewards/points/index.ts';
import { countApplicationsWaiting } from '../../rewards/promotions/index.ts';
import { countReportsWaiting } from '../../talk/chat/index.ts';
import { countCases } from '../cases/index.ts';
import { countFeedbackWaiting } from '../feedback/index.ts';
import { countSupportWaiting } from '../support/index.ts';
import { countAdjustments } from './adjustment-queries.ts';
import type { DeskOptions } from './options.ts';
import { createStanding } from './read-standing.ts';

const RECENT = 10;

/** What needs somebody now, the day's money, and whether the books agree. */
export function createReadOverview({ brand }: DeskOptions) {
  const standingOf = createStanding(brand.currency.code);
  return async (ctx: Ctx<OperatorCaller>): Promise<Output<typeof contract>> => {
    const { db } = ctx;
    const now = ctx.clock.now();
    const today = spanOfDay(dayOf(now, brand.timezone), brand.timezone);
    const may = (permission: Permission) => mayDo(ctx.caller.trusted, permission);
    const { isBalanced, pockets } = await standingOf(ctx);
    return {
      asOf: now.toISOString(),
      withdrawals: queueOf(await countWithdrawalQueue(db)),
      claims: queueOf(await countClaimQueue(db)),
      deposits: queueOf(await countDepositsWaiting(db)),
      adjustments: queueOf(await countAdjustments(db, true)),
      applications: queueOf(await countApplicationsWaiting(db)),
      redemptions: queueOf(await countRedemptionsWaiting(db)),
      chatReports: queueOf(await countReportsWaiting(db)),
      identity: queueOf(await countIdentityWaiting(db)),
      differences: queueOf(await countOpenDifferences(db)),
      cases: queueOf(await countCases(db, ctx.caller)),
      feedback: queueOf(await countFeedbackWaiting(db)),
      support: queueOf(await countSupportWaiting(db)),
      endings: queueOf(await countEndingsAsked(db)),
      today: may('reports.read') ? await moneyOf(db, today) : null,
      liabilities: may('books.read') ? pockets : null,
      isBalanced,
      recent: may('audit.read') ? await recentOf(db) : null,
    };
  };
}

async function moneyOf(db: Db, today: TimeSpan) {
  const deposits = await sumDeposits(db, today);
  const withdrawals = await sumWithdrawals(db, today);
  return {
    deposits: deposits.total,
    depositCount: deposits.count,
    withdrawals: withdrawals.total,
    withdrawalCount: withdrawals.count,
    medianPayoutSeconds: withdrawals.medianPayoutSeconds,
  };
}

const recentOf = async (db: Db) =>
  (await readAuditLines(db, { before: null, limit: RECENT })).map(
    ({ at, operator, action, subject, subjectName }) => ({
      at,
      operator,
      action,
      subject,
      subjectName,
    }),
  );

type QueueCount = { readonly count: number | bigint; readonly oldestAt: Instant | null };

const queueOf = ({ count, oldestAt }: QueueCount) => ({
  count: Number(count),
  oldestAt: oldestAt?.toISOString() ?? null,
});
