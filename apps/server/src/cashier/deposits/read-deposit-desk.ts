import type * as contract from '@baize/contract/deposit';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Ctx } from '../../base/kernel/index.ts';
import { allowanceOf, readDepositGauges } from '../../books/limits/index.ts';
import { listOpenStops } from '../../play/switches/index.ts';
import { listOffers, viewOffer } from '../bonuses/index.ts';
import type { DepositsOptions } from './options.ts';
import { nameIn, viewOf } from './order-view.ts';
import * as queries from './queries.ts';
import { byLastUse, type Method, methodsOf, opensAt } from './rules.ts';

type DepositDeskCall = typeof contract.readDepositDesk;

export const readDepositDesk =
  ({ site: { brand }, providers, bonuses: source }: DepositsOptions) =>
  async (ctx: Ctx, { language }: Input<DepositDeskCall>): Promise<Output<DepositDeskCall>> => {
    const { memberId } = ctx.caller;
    const at = ctx.clock.now();
    const used = await queries.listUsedMethods(ctx.db, memberId);
    const methods = byLastUse(methodsOf(brand.payments, providers), used);
    const stops = await listOpenStops(ctx.db);
    const isStopped = ({ code }: Method) =>
      stops.some(({ kind, target }) => kind === 'method' && target === code);
    const last = await queries.findLastCredited(ctx.db, memberId);
    const zoned = { zone: brand.timezone, readDeposited: queries.readDeposited };
    const gauges = await readDepositGauges(ctx, zoned, { db: ctx.db, memberId });
    const open = await queries.listOpenDeposits(ctx.db, memberId, at);
    const bonuses = await source.list(ctx.db, { memberId, at });
    const { promotions, hasBonus } = await listOffers(ctx.db, { brand, bonuses, memberId, at });
    return {
      methods: methods.map((method) => ({
        ...offer(method, language),
        isStopped: isStopped(method),
        opensAt: opensAt(method, at, brand.timezone)?.toISOString() ?? null,
      })),
      lastAmount: last?.amount ?? null,
      leftToday: allowanceOf(gauges),
      openOrders: open.map((order) => viewOf(order, { at, language })),
      promotions: promotions.map((promotion) => viewOffer(promotion, language)),
      hasBonus,
      turnoverTimes: brand.payments.withdrawal.depositTurnover,
    };
  };

const offer = (
  method: Method,
  language: string,
): Omit<contract.DepositMethod, 'isStopped' | 'opensAt'> => ({
  method: method.code,
  kind: method.kind,
  name: nameIn(method.names, language) ?? method.code,
  min: method.min,
  max: method.max,
  fee: { fixed: method.fee_fixed, ppm: method.fee_ppm },
  minutes: method.minutes,
  isByHand: method.provider === null,
  presets: [...method.presets],
});
