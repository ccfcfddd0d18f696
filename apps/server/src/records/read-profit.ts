import type { Input, Output } from '@baize/contract/endpoint';
import { RECORD_CATEGORIES } from '@baize/contract/record-category';
import type * as contract from '@baize/contract/records';
import { listDays } from '@baize/std/calendar';
import { add, subtract, sum, ZERO } from '@baize/std/money';
import type { Ctx } from '../base/kernel/index.ts';
import { type SeldomSum, sumSeldomEntries } from '../books/ledger/index.ts';
import type { BetFigures } from '../play/play/index.ts';
import { readValidBets, type ValidBetsOfDay } from '../play/valid-bets/index.ts';
import { daysOf } from './days.ts';
import { groupOf } from './entry-types.ts';
import { categoryOf, gameOf, inPlayOf, playedOf } from './figures.ts';
import { pocketsOf } from './list-entries.ts';
import type { RecordsOptions } from './options.ts';
import { readFigures } from './queries.ts';

type Call = typeof contract.readProfit;

/** What the caller bet and won, put in and took out, from counted days and the wallet's entries. */
export async function readProfit(
  ctx: Ctx,
  { site, catalogue }: RecordsOptions,
  input: Input<Call>,
): Promise<Output<Call>> {
  const { memberId } = ctx.caller;
  const days = daysOf(input, ctx.clock.now(), site.brand.timezone);
  const placed = (row: BetFigures) => categoryOf(gameOf(catalogue, row));
  const figures = await readFigures(ctx.db, memberId, days);
  const valid = await readValidBets(ctx.db, { memberId, from: days.from, to: days.to });
  const { category } = input;
  const moved =
    category === undefined
      ? await sumSeldomEntries(ctx.db, await pocketsOf(ctx.db, memberId), {
          span: { from: days.start, to: days.end },
          zone: days.zone,
        })
      : [];
  const chosen =
    category === undefined ? figures : figures.filter((row) => placed(row) === category);
  const validChosen = valid.filter((row) => category === undefined || row.category === category);
  const validByDay = Map.groupBy(validChosen, ({ day }) => day);
  const validByCategory = Map.groupBy(valid, (row) => row.category);
  const byDay = Map.groupBy(chosen, ({ day_on }) => day_on);
  const movedByDay = Map.groupBy(moved, ({ day }) => day);
  const byCategory = Map.groupBy(figures, placed);
  return {
    from: days.from,
    to: days.to,
    days: listDays(days).map((day) => ({
      day,
      ...profitOf({
        figures: byDay.get(day) ?? [],
        valid: validByDay.get(day) ?? [],
        moved: movedByDay.get(day) ?? [],
      }),
    })),
    totals: {
      ...profitOf({ figures: chosen, valid: validChosen, moved }),
      inPlay: inPlayOf(chosen).stake,
    },
    categories: RECORD_CATEGORIES.flatMap((one) => {
      const rows = byCategory.get(one);
      if (!rows) return [];
      const played = playedOf(rows);
      const validBets = sumValid(validByCategory.get(one) ?? []);
      return [{ category: one, ...played, validBets, net: subtract(played.prizes, played.stakes) }];
    }),
  };
}

/** Wins that a vendor pays apart from a bet. They belong to no category. */
const WON_APART: ReadonlySet<string> = new Set(['play_jackpot', 'play_free-spin']);

const sumValid = (rows: readonly ValidBetsOfDay[]) => sum(rows.map(({ valid }) => valid));

type ProfitParts = {
  readonly figures: readonly BetFigures[];
  readonly valid: readonly ValidBetsOfDay[];
  readonly moved: readonly SeldomSum[];
};

function profitOf({ figures, valid, moved }: ProfitParts) {
  const sumOf = (isMeant: (reason: string) => boolean) =>
    sum(
      moved.filter(({ reason }) => isMeant(reason)).map(({ came, went }) => subtract(came, went)),
    );
  const netOf = (group: contract.EntryGroup) =>
    sumOf((reason) => groupOf(reason) === group && !WON_APART.has(reason));
  const inBets = playedOf(figures);
  const prizes = add(
    inBets.prizes,
    sumOf((reason) => WON_APART.has(reason)),
  );
  const played = { ...inBets, validBets: sumValid(valid), prizes };
  return {
    ...played,
    bonuses: netOf('bonus'),
    rebates: netOf('rebate'),
    deposits: netOf('deposit'),
    withdrawals: subtract(ZERO, netOf('withdrawal')),
    net: subtract(played.prizes, played.stakes),
  };
}
