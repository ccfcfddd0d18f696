import type { Output } from '@baize/contract/endpoint';
import type { readUplineDesk as contract } from '@baize/contract/transfer';
import { dayOf } from '@baize/std/day';
import { atOneMoment } from '../../base/db/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import { findPassword } from '../../people/credentials/index.ts';
import { getMember, maskAccount } from '../../people/members/index.ts';
import { readSenderMeans } from '../withdrawals/index.ts';
import { findUpline } from './find-upline.ts';
import * as queries from './queries.ts';
import { leftOf, type TransferRules } from './rules.ts';
import { viewTransfers } from './transfer-view.ts';

const RECENT = 10;

/** To whom, how much at once and today, and what was sent so far, all as of one moment. */
export const readUplineDesk =
  (rules: TransferRules) =>
  (ctx: Ctx): Promise<Output<typeof contract>> =>
    atOneMoment(ctx, async (tx) => {
      const { memberId } = ctx.caller;
      const member = await getMember(tx, memberId);
      const upline = await findUpline(tx, member);
      const today = dayOf(ctx.clock.now(), rules.zone);
      const means = await readSenderMeans(tx, { member, times: rules.turnover });
      return {
        upline: upline && maskAccount(upline.account),
        isOn: rules.isOn,
        ...means,
        min: rules.min,
        max: rules.max,
        leftToday: leftOf(rules.perDay, await queries.sumOfDay(tx, memberId, today)),
        hasPaymentPassword: (await findPassword(tx, memberId, 'payment')) !== undefined,
        recent: await viewTransfers(tx, await queries.listNewest(tx, memberId, RECENT)),
      };
    });
