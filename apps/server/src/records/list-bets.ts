import type { Input, Output } from '@baize/contract/endpoint';
import { RECORD_CATEGORIES } from '@baize/contract/record-category';
import * as contract from '@baize/contract/records';
import type { Sorting } from '@baize/contract/sorting';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { answerLanguage } from '../base/brand/index.ts';
import { atOneMoment, type Tx } from '../base/db/index.ts';
import { type Ctx, ensure, listOrder } from '../base/kernel/index.ts';
import type { Catalogue } from '../play/catalog/index.ts';
import {
  type Bet,
  type BetFigures,
  type BetName,
  type BetPage,
  type BetSort,
  findBet,
  type GameName,
  listBets as listFrom,
} from '../play/play/index.ts';
import { explainBets } from '../play/valid-bets/index.ts';
import { viewBet, viewOwnBet } from './bet-view.ts';
import { type Days, daysOf } from './days.ts';
import { categoryOf, gameOf, totalsOf } from './figures.ts';
import type { RecordsOptions } from './options.ts';
import { readFigures } from './queries.ts';
import { readBetId } from './rules.ts';

type Call = typeof contract.listBets;
type Filter = Pick<Input<Call>, 'category' | 'vendor' | 'status'>;

/** Where bets are looked for: a member's own, or those of many. */
export type BetSource = {
  readonly figures: (days: Days) => Promise<readonly BetFigures[]>;
  readonly find: (name: BetName) => Promise<Bet | undefined>;
  readonly list: (page: BetPage) => Promise<readonly Bet[]>;
};

/** A page of the caller's own bets. */
export const listBets = (
  ctx: Ctx,
  options: RecordsOptions,
  input: Input<Call>,
): Promise<Output<Call>> =>
  atOneMoment(ctx, async (tx) => {
    const now = ctx.clock.now();
    const page = await betPageOf(options, ownBets(tx, ctx.caller.memberId), { ...input, now });
    const explain = await explainBets(tx, page.bets);
    return {
      ...page,
      bets: page.bets.map((bet) => viewOwnBet(viewBet(options, bet, page.spoken), explain(bet))),
    };
  });

/** The bets of one member. */
export const ownBets = (tx: Tx, memberId: MemberId): BetSource => ({
  figures: (days) => readFigures(tx, memberId, days),
  find: (name) => findBet(tx, memberId, name),
  list: (page) => listFrom(tx, { ...page, memberId }),
});

type BetPageInput = Omit<Input<Call>, 'language'> &
  Sorting<BetSort> & {
    readonly language: string;
    readonly now: Instant;
    readonly pageSize?: number | undefined;
  };

/** Every one of them is read to find the first by a figure. */
const SORTED_BETS_MAX = 200_000;

/**
 * A page of bets. The figures of the days say what all that match come to, and on which days they
 * are: of the newest only as many days are looked at as a page needs. One bet more is read than is
 * shown, to know whether it goes on.
 */
export async function betPageOf(
  { site, catalogue }: Pick<RecordsOptions, 'site' | 'catalogue'>,
  source: BetSource,
  asked: BetPageInput,
) {
  const zone = site.brand.timezone;
  const spoken = answerLanguage(site.brand, asked.language);
  const days = daysOf(asked, asked.now, zone);
  const before = asked.before === undefined ? null : await lastOfPage(source, asked.before);
  const figures = await source.figures(days);
  const matching = figures.filter((row) => isMatching(catalogue, row, asked));
  const isOfGames = asked.category !== undefined || asked.vendor !== undefined;
  const totals = totalsOf(matching);
  const size = asked.pageSize ?? contract.BETS_PER_PAGE;
  const limit = size + 1;
  const order = listOrder(asked, { by: 'placedAt', isDown: true });
  const isNewestFirst = order.by === 'placedAt' && order.isDown;
  ensure(isNewestFirst || totals.count <= SORTED_BETS_MAX, 'too_many_to_sort');
  const bets = await source.list({
    order,
    before,
    limit,
    zone,
    days: isNewestFirst ? daysNeeded(matching, before, limit) : daysWithAny(matching),
    games: isOfGames ? gamesOf(matching) : null,
    status: asked.status ?? null,
  });
  const shown = bets.slice(0, size);
  return {
    from: days.from,
    to: days.to,
    spoken,
    bets: shown,
    hasMore: bets.length > shown.length,
    totals,
    choices: choicesOf(catalogue, figures, spoken),
  };
}

async function lastOfPage({ find }: BetSource, betId: string): Promise<Bet> {
  const name = readBetId(betId);
  const bet = name && (await find(name));
  ensure(bet, 'not_found');
  return bet;
}

function isMatching(
  catalogue: Catalogue,
  figures: BetFigures,
  { category, vendor, status }: Filter,
): boolean {
  if (status !== undefined && figures.status !== status) return false;
  if (category === undefined && vendor === undefined) return true;
  const game = gameOf(catalogue, figures);
  if (category !== undefined && categoryOf(game) !== category) return false;
  return vendor === undefined || game?.vendor === vendor;
}

const daysWithAny = (matching: readonly BetFigures[]): readonly string[] => [
  ...new Set(matching.map(({ day_on }) => day_on)),
];

/** The newest days that hold a page of what matches. */
function daysNeeded(
  matching: readonly BetFigures[],
  before: Bet | null,
  limit: number,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const { day_on, bet_count } of matching) {
    counts.set(day_on, (counts.get(day_on) ?? 0) + Number(bet_count));
  }
  const days = [...counts.keys()].sort().reverse();
  const open = days.filter((day) => before === null || day <= before.placedOn);
  let found = 0;
  // How many of the first day come before the page is not known: it counts for nothing.
  const isFirst = (day: string) => before !== null && day === before.placedOn;
  const full = open.findIndex((day) => {
    found += isFirst(day) ? 0 : (counts.get(day) ?? 0);
    return found >= limit;
  });
  return full === -1 ? open : open.slice(0, full + 1);
}

function gamesOf(figures: readonly BetFigures[]): readonly GameName[] {
  const named = figures.map(({ vendor, game }) => [`${vendor} ${game}`, { vendor, game }] as const);
  return [...new Map(named).values()];
}

/** What the bets of these days were played in, in the order of the site. */
function choicesOf(
  catalogue: RecordsOptions['catalogue'],
  figures: readonly BetFigures[],
  language: string,
): Output<Call>['choices'] {
  const games = gamesOf(figures).map((name) => gameOf(catalogue, name));
  const categories = new Set(games.map(categoryOf));
  const items = games.flatMap((game) => (game ? [catalogue.itemOf(game, language)] : []));
  const vendors = new Map(items.map(({ vassalage, vendorName }) => [vassalage, vendorName]));
  return {
    categories: RECORD_CATEGORIES.filter((one) => categories.has(one)),
    vendors: [...vendors]
      .map(([vassalage, displayName]) => ({ vassalage, displayName }))
      .sort((a, b) => a.displayName.localeCompare(b.displayName, 'en')),
  };
}
