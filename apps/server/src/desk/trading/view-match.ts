import type {
  EnteredResult,
  TradedMarket,
  TradedMatch,
  WholeTradedMatch,
} from '@baize/contract/trading-shape';
import type { Id } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { operatorNames } from '../../people/operators/index.ts';
import type { Operating } from './ask-book.ts';

type Name = { readonly en: string; readonly th: string };
type Competitor = { readonly name: Name; readonly short: string };
type Score = { readonly home: number; readonly away: number };

export type BookFixture = {
  readonly league: { readonly name: Name };
  readonly home: Competitor;
  readonly away: Competitor;
};

/** A match as the book tells it: amounts as texts, names in two languages. */
export type BookEvent = {
  readonly eventId: string;
  readonly sport: string;
  readonly fixture: BookFixture;
  readonly startsAt: string;
  readonly status: string;
  readonly match: {
    readonly score: Score;
    readonly minute: number;
    readonly periods: readonly Score[];
  } | null;
  readonly stopped: { readonly reason: string } | null;
};

export type BookMarket = {
  readonly marketId: string;
  readonly type: string;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly status: string;
  readonly reason: string | null;
  readonly nudge: {
    readonly marginPpm?: number;
    readonly oddsPpm?: Readonly<Record<string, number>>;
  } | null;
  readonly marginPpm: number;
  readonly stake: string;
  readonly outcomes: readonly {
    readonly outcome: string;
    readonly odds: number;
    readonly fedOdds: number;
    readonly stake: string;
    readonly cost: string;
  }[];
};

export type BookTrading = {
  readonly serverNow: string;
  readonly event: BookEvent & { readonly stoppedBy: string | null };
  readonly markets: readonly BookMarket[];
  readonly entry: {
    readonly by: string;
    readonly at: string;
    readonly result: EnteredResult | null;
  } | null;
  readonly acts: readonly {
    readonly kind: string;
    readonly by: string;
    readonly reason: string | null;
    readonly at: string;
  }[];
};

export type Speaking = Pick<Operating, 'origin'>;

export const nameIn = ({ origin }: Speaking, { th, en }: Name): string =>
  origin.language === 'TH' ? th : en;

export const viewSide = (ctx: Speaking, { name, short }: Competitor) => ({
  name: nameIn(ctx, name),
  short,
});

export const viewFixture = (ctx: Speaking, { league, home, away }: BookFixture) => ({
  league: nameIn(ctx, league.name),
  home: viewSide(ctx, home),
  away: viewSide(ctx, away),
});

export const viewStanding = (
  ctx: Speaking,
  event: BookEvent,
): Omit<TradedMatch, 'stake' | 'worst' | 'waiting' | 'main'> => ({
  eventId: event.eventId,
  sport: event.sport,
  ...viewFixture(ctx, event.fixture),
  startsAt: event.startsAt,
  status: event.status,
  score: event.match && { home: event.match.score.home, away: event.match.score.away },
  minute: event.match?.minute ?? 0,
  stopped: event.stopped?.reason ?? null,
});

export const viewMarket = (market: BookMarket): TradedMarket => ({
  marketId: market.marketId,
  type: market.type,
  specifiers: { ...market.specifiers },
  status: market.status,
  reason: market.reason,
  marginPpm: market.marginPpm,
  handPpm: market.nudge?.marginPpm ?? 0,
  stake: minor(BigInt(market.stake)),
  outcomes: market.outcomes.map(({ outcome, odds, fedOdds, stake, cost }) => ({
    outcome,
    odds,
    fedOdds,
    handPpm: market.nudge?.oddsPpm?.[outcome] ?? 0,
    stake: minor(BigInt(stake)),
    result: minor(-BigInt(cost)),
  })),
});

export async function viewWhole(ctx: Operating, told: BookTrading): Promise<WholeTradedMatch> {
  const { event, markets, acts, entry, serverNow } = told;
  const ids = [event.stoppedBy, entry?.by ?? null, ...acts.map(({ by }) => by)];
  const people = ids.filter((id): id is Id<'opr'> => id?.startsWith('opr_') ?? false);
  const names = await operatorNames(ctx.db, people);
  const nameOf = (by: string) => names.get(by as Id<'opr'>) ?? by;
  return {
    serverNow,
    ...viewStanding(ctx, event),
    stoppedBy: event.stoppedBy === null ? null : nameOf(event.stoppedBy),
    parts: event.match?.periods.length ?? 0,
    entry: entry && {
      ...entry,
      by: nameOf(entry.by),
      isMine: entry.by === ctx.caller.operatorId,
    },
    markets: markets.map(viewMarket),
    acts: acts.map((act) => ({ ...act, by: nameOf(act.by) })),
  };
}
