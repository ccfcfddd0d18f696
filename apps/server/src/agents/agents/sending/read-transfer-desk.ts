import type * as contract from '@baize/contract/agent';
import type { Output } from '@baize/contract/endpoint';
import { dayOf } from '@baize/std/day';
import { atOneMoment } from '../../../base/db/index.ts';
import type { Ctx } from '../../../base/kernel/index.ts';
import { leftOf, type TransferRules } from '../../../cashier/transfers/index.ts';
import { readSenderMeans } from '../../../cashier/withdrawals/index.ts';
import { findPassword } from '../../../people/credentials/index.ts';
import { getMember } from '../../../people/members/index.ts';
import * as queries from './sent-queries.ts';
import { viewSent } from './sent-view.ts';

const RECENT = 10;

/** How much at once and today, and what was sent so far, all as of one moment. */
export const readTransferDesk =
  (rules: TransferRules) =>
  (ctx: Ctx): Promise<Output<typeof contract.readTransferDesk>> =>
    atOneMoment(ctx, async (tx) => {
      const { memberId } = ctx.caller;
      const member = await getMember(tx, memberId);
      const today = dayOf(ctx.clock.now(), rules.zone);
      const means = await readSenderMeans(tx, { member, times: rules.turnover });
      return {
        ...means,
        min: rules.min,
        max: rules.max,
        leftToday: leftOf(rules.perDay, await queries.sumOfDay(tx, memberId, today)),
        hasPaymentPassword: (await findPassword(tx, memberId, 'payment')) !== undefined,
        recent: await viewSent(tx, await queries.listNewest(tx, memberId, RECENT)),
      };
    });
