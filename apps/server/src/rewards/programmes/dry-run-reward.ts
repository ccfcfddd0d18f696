import type { Input, Output } from '@baize/contract/endpoint';
import type { DryRunResult, DryRunTerms } from '@baize/contract/reward-dry-run';
import * as contract from '@baize/contract/reward-dry-run';
import { addDays, firstDayOf, startOfDay } from '@baize/std/calendar';
import { countDays, dayOf } from '@baize/std/day';
import { minor, sum } from '@baize/std/money';
import type { Db } from '../../base/db/index.ts';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { listLoginsSince } from '../../people/sessions/index.ts';
import { type DryRun, type DryRunDays, listRewardable, weighEarned } from '../claims/index.ts';
import { dryRunBoard, dryRunMission } from '../missions/index.ts';
import { dryRunMall, type PointsOptions } from '../points/index.ts';
import { dryRunPromotion } from '../promotions/index.ts';
import { dryRunRank } from '../ranks/index.ts';
import { dryRunRebate } from '../rebates/index.ts';

type Call = typeof contract.dryRunReward;

/**
 * Plays terms that are not published through the last four whole weeks by the rules that would pay
 * them. Only who may be given something today is counted. Nothing is written.
 */
export const dryRunReward =
  (options: PointsOptions) =>
  async ({ db, clock }: Ctx<OperatorCaller>, { terms }: Input<Call>): Promise<Output<Call>> => {
    const { brand } = options.site;
    const now = clock.now();
    const monday = firstDayOf(dayOf(now, brand.timezone), 'week');
    const span = { from: addDays(monday, -contract.DRY_RUN_DAYS), to: addDays(monday, -1) };
    const weighing = { currency: brand.currency.code, now };
    const days = { ...span, zone: brand.timezone };
    if (terms.kind === 'rain' || terms.kind === 'raffles') {
      const members = await countPresent(db, days, weighing);
      return { ...span, result: { ...mostOf(terms, days), members } };
    }
    const run = await play(db, terms, { options, days });
    return { ...span, result: run && (await weighEarned(db, run, weighing)) };
  };

type Chance = Extract<DryRunTerms, { kind: 'rain' | 'raffles' }>;

type Playing = { readonly options: PointsOptions; readonly days: DryRunDays };

async function play(
  db: Db,
  terms: Exclude<DryRunTerms, Chance>,
  { options, days }: Playing,
): Promise<DryRun | null> {
  switch (terms.kind) {
    case 'promotions':
      return dryRunPromotion(db, terms, days);
    case 'missions':
      return dryRunMission(db, terms, days);
    case 'leaderboards':
      return dryRunBoard(db, terms, days);
    case 'ranks':
      return dryRunRank(db, terms, { ...days, brand: options.site.brand.code });
    case 'rebates':
      return dryRunRebate(db, terms, days);
    case 'mall':
      return dryRunMall(options)(db, terms, days.to);
  }
}

/** Who comes first, or draws what, nobody knows: told is what all packets or prizes come to. */
function mostOf(terms: Chance, days: DryRunDays): DryRunResult {
  const nobody = { pays: 'cash' as const, isMost: true, members: 0, named: [] };
  if (terms.kind === 'raffles') {
    const prizes = terms.prizes.map(({ amount, count }) => BigInt(amount) * BigInt(count));
    const times = terms.prizes.reduce((all, { count }) => all + count, 0);
    return { ...nobody, times, total: sum(prizes.map(minor)) };
  }
  // Its own days where it has both, but never more than are tried.
  const { from = days.from, until = days.to } = terms;
  const isDated = terms.from !== undefined && terms.until !== undefined;
  const length = isDated ? countDays({ from, to: until }) : contract.DRY_RUN_DAYS;
  const rains = Math.max(0, Math.min(length, contract.DRY_RUN_DAYS));
  const total = minor(BigInt(terms.total) * BigInt(rains));
  return { ...nobody, times: rains * terms.packets, total };
}

/** How many could have taken part: who came on these days and may be given something. */
async function countPresent(
  db: Db,
  { from, zone }: DryRunDays,
  { now, currency }: Parameters<typeof weighEarned>[2],
): Promise<number> {
  const came = await listLoginsSince(db, startOfDay(from, zone));
  const members = await listRewardable(
    db,
    came.map(({ memberId }) => memberId),
    now,
  );
  return [...members.values()].filter((member) => member.currency === currency).length;
}
