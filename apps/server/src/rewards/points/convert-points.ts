import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/points';
import type { PointsProgramme } from '@baize/contract/points-rules';
import { assert } from '@baize/std/assert';
import { type Minor, minor } from '@baize/std/money';
import type { Row, Tx } from '../../base/db/index.ts';
import { answerOnce, type Ctx, ensure, publish } from '../../base/kernel/index.ts';
import {
  accountOf,
  houseAccount,
  openMemberAccount,
  POINTS,
  postTransfers,
} from '../../books/ledger/index.ts';
import { proveSender } from '../../cashier/transfers/index.ts';
import { ensureMayPlay, getMember } from '../../people/members/index.ts';
import { canBeRewarded } from '../claims/index.ts';
import { findConversion, insertConversion } from './conversion-queries.ts';
import { type PointsOptions, programmeOf, ratioOf } from './options.ts';
import { lockMembers } from './queries.ts';
import { readPoints } from './read-points.ts';

type Convert = typeof contract.convertPoints;
type ConvertOrder = Omit<Input<Convert>, 'paymentPassword'>;
type ConversionRow = Row<'points_conversion'>;

/** Changes points into cash that need not be bet first; points out and money in are one request. */
export const convertPoints =
  (options: PointsOptions) =>
  (ctx: Ctx, { paymentPassword, ...asked }: Input<Convert>): Promise<Output<Convert>> => {
    const { memberId } = ctx.caller;
    return answerOnce(ctx, {
      name: `convert points ${memberId} ${asked.requestKey}`,
      find: (db) => findConversion(db, memberId, asked.requestKey),
      isSame: (row) => row.points === asked.points && row.amount === asked.amount,
      check: async () => {
        ensure(programmeOf(options), 'feature_off');
        await proveSender(ctx, paymentPassword);
      },
      write: (tx) => writeConversion(ctx, tx, { options, asked }),
      view: async (_db, row) => viewConversion(row),
    });
  };

const viewConversion = (row: ConversionRow): Output<Convert> => ({
  conversionId: row.id,
  points: row.points,
  amount: row.amount,
  pointsBalance: row.points_balance,
  createdAt: row.created_at.toISOString(),
});

type Converting = { readonly options: PointsOptions; readonly asked: ConvertOrder };

async function writeConversion(
  ctx: Ctx,
  tx: Tx,
  { options, asked }: Converting,
): Promise<ConversionRow> {
  const programme = programmeOf(options);
  ensure(programme, 'feature_off');
  const { points, requestKey } = asked;
  const amount = moneyFor(programme, points);
  ensure(amount !== null, 'points_not_in_steps', { step: `${ratioOf(programme).points}` });
  ensure(amount === asked.amount, 'points_terms_changed');
  const member = await getMember(tx, ctx.caller.memberId);
  await ensureMayPlay(tx, member.id, ctx.clock.now());
  ensure(canBeRewarded(member, ctx.clock.now()), 'account_closed');
  const { id: memberId, currency } = member;
  await lockMembers(tx, [memberId]);
  const { balance } = await readPoints(tx, memberId);
  ensure(balance >= points, 'points_too_few', { missing: `${points - balance}` });
  const id = ctx.newId('cnv');
  const at = ctx.clock.now();
  const reason = 'points_converted';
  const [taken] = await postTransfers(tx, {
    requestKey: `${id}:convert`,
    at,
    moves: [
      {
        from: await openMemberAccount(tx, { memberId, purpose: 'points', currency: POINTS }),
        to: await houseAccount(tx, { purpose: 'issue', currency: POINTS }),
        amount: points,
        reason,
      },
      {
        from: await houseAccount(tx, { purpose: 'promotion', currency }),
        to: await accountOf(tx, { memberId, purpose: 'cash', currency }),
        amount,
        reason,
      },
    ],
  });
  assert(taken, 'points were taken');
  await publish(ctx, tx, { kind: 'points', payload: {}, memberId });
  await publish(ctx, tx, { kind: 'balance', payload: {}, memberId });
  const owner = { id, request_key: requestKey, member_id: memberId, currency };
  const row = { ...owner, points, amount, points_balance: taken.fromBalance, created_at: at };
  await insertConversion(tx, row);
  return row;
}

/** What whole steps of points give; null where they are not whole. */
export function moneyFor(programme: PointsProgramme, points: Minor): Minor | null {
  const ratio = ratioOf(programme);
  return points % ratio.points === 0n ? minor((points / ratio.points) * ratio.amount) : null;
}
