import { permissionsOf } from '@baize/contract/operator-roles';
import { assert } from '@baize/std/assert';
import type { Id, MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import type { LoadedBrand } from '../base/brand/index.ts';
import type { Ctx, OperatorCaller, World } from '../base/kernel/index.ts';
import { findRequest } from '../books/ledger/index.ts';
import { findByAccount } from '../people/members/index.ts';
import { findOperator } from '../people/operators/index.ts';
import { decideRedemption, movePoints, writeRedemption } from '../rewards/points/index.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { DEMO_OPERATORS } from './operators.ts';

/** What the member has earned, as several days of play would have. */
const EARNED = [1_200n, 3_900n, 2_450n, 5_600n, 3_700n];

/** One redemption of each status: what is asked for, and what an operator said to it. */
const REDEMPTIONS = [
  { rewardId: 'petal-umbrella', decision: null },
  { rewardId: 'lightning-tee', decision: ['approve', 'TH0426'] },
  { rewardId: 'cold-flask', decision: ['reject', 'The address could not be found'] },
] as const;

const RECIPIENT = { name: 'Demo Member', phone: '080 000 0000', address: '1 Lotus Road, Bangkok' };

const ORIGIN = {
  requestId: 'demo',
  ip: '127.0.0.1',
  proxyRegion: null,
  language: 'EN',
  userAgent: 'demo',
};

/** Points with a history for the demonstration member, and a redemption of each status; once. */
export async function seedDemoPoints(world: World, site: LoadedBrand): Promise<void> {
  const member = await findByAccount(world.db, DEMO_ACCOUNTS.member.account);
  if (!member || site.content.points.length === 0) return;
  if (await findRequest(world.db, keyOf(member.id, 0))) return;
  await world.db.transaction().execute((tx) =>
    movePoints(
      world,
      tx,
      EARNED.map((points, index) => ({
        memberId: member.id,
        points,
        requestKey: keyOf(member.id, index),
        reason: 'points_earned',
      })),
    ),
  );
  for (const [index, { rewardId, decision }] of REDEMPTIONS.entries()) {
    const redemptionId = await redeem(world, site, {
      memberId: member.id,
      rewardId,
      requestKey: `demo-points-${index}`,
    });
    if (redemptionId === null || decision === null) continue;
    const [verdict, reason] = decision;
    const ctx = await operating(world);
    await decideRedemption({ site })(ctx, { redemptionId, decision: verdict, reason });
  }
}

const keyOf = (memberId: MemberId, index: number): string => `demo points:${memberId}:${index}`;

type DemoRedemption = {
  readonly memberId: MemberId;
  readonly rewardId: string;
  readonly requestKey: string;
};

/** Null where the brand has no such reward. */
async function redeem(
  world: World,
  site: LoadedBrand,
  { memberId, rewardId, requestKey }: DemoRedemption,
): Promise<Id<'rdm'> | null> {
  const reward = site.content.mall.find(({ id }) => id === rewardId);
  if (!reward) return null;
  const ctx: Ctx = { ...world, caller: { role: 'member', memberId }, origin: ORIGIN };
  const asked = {
    language: 'EN',
    requestKey,
    rewardId,
    quantity: 1,
    points: minor(BigInt(reward.points)),
    amount: minor(BigInt(reward.amount)),
    recipient: RECIPIENT,
  };
  const row = await world.db
    .transaction()
    .execute((tx) => writeRedemption(ctx, tx, { options: { site }, asked }));
  return row.id;
}

async function operating(world: World): Promise<Ctx<OperatorCaller>> {
  const [{ username }] = DEMO_OPERATORS;
  const operator = await findOperator(world.db, username);
  assert(operator, 'the demonstration has operators');
  const caller = {
    role: 'operator',
    operatorId: operator.id,
    sessionId: world.newId('ops'),
    trusted: permissionsOf('admin'),
  } as const;
  return { ...world, caller, origin: ORIGIN };
}
