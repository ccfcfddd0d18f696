import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/red-envelope';
import { dayOf } from '@baize/std/day';
import { isBefore } from '@baize/std/time';
import type { Ctx } from '../../base/kernel/index.ts';
import { leftOf } from '../../cashier/transfers/index.ts';
import { findPassword } from '../../people/credentials/index.ts';
import { viewEnvelopes } from './envelope-view.ts';
import * as queries from './queries.ts';
import type { GiftRules } from './rules.ts';

type Call = typeof contract.listEnvelopes;

const MINE_MAX = 20;

export const listEnvelopes =
  (rules: GiftRules) =>
  async ({ db, clock, caller }: Ctx, { language }: Input<Call>): Promise<Output<Call>> => {
    const { memberId } = caller;
    const now = clock.now();
    const reader = { memberId, language };
    const rain = await queries.listRain(db, now);
    const isAnnounced = (row: (typeof rain)[number]) => isBefore(now, row.opens_at);
    const sentToday = await queries.sumOfDay(db, memberId, dayOf(now, rules.zone));
    return {
      now: now.toISOString(),
      open: await viewEnvelopes(
        db,
        rain.filter((row) => !isAnnounced(row)),
        reader,
      ),
      announced: await viewEnvelopes(db, rain.filter(isAnnounced), reader),
      mine: await viewEnvelopes(db, await queries.listOfMember(db, memberId, MINE_MAX), reader),
      gifts: {
        isOn: rules.isOn,
        min: rules.min,
        max: rules.max,
        leftToday: leftOf(rules.perDay, sentToday),
        packets: rules.packets,
        least: rules.least,
        hasPaymentPassword: (await findPassword(db, memberId, 'payment')) !== undefined,
      },
    };
  };
