import { askedOf } from '@baize/contract/bonus-promotions';
import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/vip';
import type { Vip, VipRank } from '@baize/contract/vip';
import type { readVipState as StateCall } from '@baize/contract/vip-state';
import { firstDayOf } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import { type Minor, minor, ZERO } from '@baize/std/money';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { readLifetimes, sumValidCash } from '../../play/valid-bets/index.ts';
import { endOfMonth } from './keep-ranks.ts';
import * as queries from './queries.ts';
import type { RankedBrand } from './raise-ranks.ts';
import { type MemberRank, type Rank, readRanks, textIn } from './rank.ts';
import { lastOfMonth, rankAbove, rankBelow, rankOf } from './rules.ts';

type State = Output<typeof StateCall>;

const NO_VIP: State = {
  hasVip: false,
  vipLabelName: null,
  vipRankLevel: null,
  emblem: null,
  first: null,
};

/** Whether a member has a rank; who has none hears what leads to the first. */
export const readVipState =
  (brand: RankedBrand) =>
  async (ctx: Ctx, { language }: Input<typeof StateCall>): Promise<State> => {
    const { memberId } = ctx.caller;
    const ranks = await readRanks(ctx.db, brand.code);
    const [first] = ranks;
    if (!first) return NO_VIP;
    const standing = await queries.findStanding(ctx.db, memberId);
    const rank = rankOf(ranks, standing?.level ?? 0);
    if (rank) {
      return {
        ...NO_VIP,
        hasVip: true,
        vipLabelName: labelOf(rank, language),
        vipRankLevel: rank.level,
        emblem: rank.emblem,
      };
    }
    const sums = await readSums(ctx, brand, standing);
    const { missing } = gapTo(first, { ...sums, topLevel: standing?.top_level ?? 0 });
    return { ...NO_VIP, first: { label: labelOf(first, language), missing } };
  };

/** All of a member's rank: for who has one. */
export const readVip =
  (brand: RankedBrand) =>
  async (ctx: Ctx, { language }: Input<typeof contract.readVip>): Promise<Vip> => {
    const ranks = await readRanks(ctx.db, brand.code);
    const standing = await queries.findStanding(ctx.db, ctx.caller.memberId);
    const rank = rankOf(ranks, standing?.level ?? 0);
    ensure(standing && rank, 'vip_not_yet');
    const sums = await readSums(ctx, brand, standing);
    const above = rankAbove(ranks, rank.level);
    const lower = rankBelow(ranks, rank.level);
    const today = dayOf(ctx.clock.now(), brand.timezone);
    return {
      level: rank.level,
      label: labelOf(rank, language),
      emblem: rank.emblem,
      lifetime: sums.lifetime,
      next: above
        ? {
            label: labelOf(above, language),
            level: above.level,
            ...gapTo(above, { ...sums, topLevel: standing.top_level }),
          }
        : null,
      keep: {
        needed: rank.keep,
        done: sums.month,
        missing: missingOf(rank.keep, sums.month),
        until: endOfMonth(today, brand.timezone).toISOString(),
        isExempt: standing.kept_to > firstDayOf(today, 'month'),
        lower: lower ? labelOf(lower, language) : null,
      },
      ranks: ranks.map((each) => viewRank(each, standing, language)),
      hostNote: rank.hostNote ? (textIn(rank.hostNote, language) ?? null) : null,
    };
  };

const labelOf = ({ names, id }: Rank, language: string): string => textIn(names, language) ?? id;

type Sums = { readonly lifetime: Minor; readonly month: Minor };

async function readSums(
  { db, clock, caller: { memberId } }: Ctx,
  { timezone }: RankedBrand,
  standing: MemberRank | undefined,
): Promise<Sums> {
  const lifetime = (await readLifetimes(db, [memberId])).get(memberId) ?? ZERO;
  if (!standing) return { lifetime, month: ZERO };
  const from = firstDayOf(dayOf(clock.now(), timezone), 'month');
  const months = await sumValidCash(db, { members: [memberId], from, to: lastOfMonth(from) });
  return { lifetime, month: months.get(memberId) ?? ZERO };
}

/** A rank that is new needs the bets of a lifetime, one that was lost those of a month. */
function gapTo({ level, threshold, keep }: Rank, sums: Sums & { readonly topLevel: number }) {
  const byMonth = { by: 'month', needed: keep, done: sums.month } as const;
  const byLifetime = { by: 'lifetime', needed: threshold, done: sums.lifetime } as const;
  const gap = level <= sums.topLevel && sums.lifetime >= threshold ? byMonth : byLifetime;
  return { ...gap, missing: missingOf(gap.needed, gap.done) };
}

const missingOf = (needed: Minor, done: Minor): Minor =>
  done >= needed ? ZERO : minor(needed - done);

const periodicOf = ({ periodic }: Rank): VipRank['periodic'] =>
  periodic && {
    period: periodic.period,
    amount: periodic.amount,
    bonus: askedOf(periodic.pays),
  };

const viewRank = (rank: Rank, { top_level }: MemberRank, language: string): VipRank => ({
  level: rank.level,
  label: labelOf(rank, language),
  emblem: rank.emblem,
  threshold: rank.threshold,
  keep: rank.keep,
  upgrade: rank.upgrade?.amount ?? null,
  upgradeBonus: askedOf(rank.upgrade?.pays),
  periodic: rank.isStopped ? null : periodicOf(rank),
  benefits: [...(textIn(rank.benefits, language) ?? [])],
  wasReached: rank.level <= top_level,
});
