import type { Input, Output } from '@baize/contract/endpoint';
import type { listTradedMatches } from '@baize/contract/trading-desk';
import type { MemberClass } from '@baize/contract/trading-limits';
import type { listMatchResults } from '@baize/contract/trading-results';
import { minor } from '@baize/std/money';
import { askBook, type Desk, type Operating } from './ask-book.ts';
import {
  type BookEvent,
  type BookFixture,
  type BookMarket,
  nameIn,
  viewFixture,
  viewMarket,
  viewStanding,
} from './view-match.ts';

type Totals = Output<typeof listTradedMatches>['totals'];

type BookList = {
  readonly serverNow: string;
  readonly feed: 'alive' | 'silent';
  readonly totals: Omit<Totals, 'stake' | 'worst'> & {
    readonly stake: string;
    readonly worst: string;
  };
  readonly events: readonly (BookEvent & {
    readonly stake: string;
    readonly worst: string;
    readonly waiting: number;
    readonly main: BookMarket | null;
  })[];
};

/** Matches on sale by what they would cost at worst. */
export const listMatches =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { view }: Input<typeof listTradedMatches>,
  ): Promise<Output<typeof listTradedMatches>> => {
    const told = await askBook<BookList>(desk, ctx, ['list-trading', { view }]);
    const { stake, worst } = told.totals;
    return {
      serverNow: told.serverNow,
      feed: told.feed,
      totals: { ...told.totals, stake: minor(BigInt(stake)), worst: minor(BigInt(worst)) },
      matches: told.events.map((event) => ({
        ...viewStanding(ctx, event),
        stake: minor(BigInt(event.stake)),
        worst: minor(BigInt(event.worst)),
        waiting: event.waiting,
        main: event.main && viewMarket(event.main),
      })),
    };
  };

type BookResults = {
  readonly stake: string;
  readonly paid: string;
  readonly leagues: readonly {
    readonly sport: string;
    readonly league: BookFixture['league'];
    readonly stake: string;
    readonly paid: string;
  }[];
  readonly classes: readonly {
    readonly class: MemberClass;
    readonly stake: string;
    readonly paid: string;
  }[];
  readonly events: readonly {
    readonly eventId: string;
    readonly sport: string;
    readonly fixture: BookFixture;
    readonly startsAt: string;
    readonly score: { readonly home: number; readonly away: number } | null;
    readonly slips: number;
    readonly stake: string;
    readonly paid: string;
  }[];
};

/** What the house made by each match, league and class of members. */
export const listResults =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { days }: Input<typeof listMatchResults>,
  ): Promise<Output<typeof listMatchResults>> => {
    const told = await askBook<BookResults>(desk, ctx, ['list-results', { days }]);
    return {
      ...sumsOf(told),
      matches: told.events.map(({ fixture, stake, paid, ...event }) => ({
        ...event,
        ...viewFixture(ctx, fixture),
        ...sumsOf({ stake, paid }),
      })),
      leagues: told.leagues.map(({ sport, league, ...sums }) => ({
        sport,
        league: nameIn(ctx, league.name),
        ...sumsOf(sums),
      })),
      classes: told.classes.map((row) => ({ class: row.class, ...sumsOf(row) })),
    };
  };

const sumsOf = ({ stake, paid }: { readonly stake: string; readonly paid: string }) => ({
  stake: minor(BigInt(stake)),
  paid: minor(BigInt(paid)),
  result: minor(BigInt(stake) - BigInt(paid)),
});
