import { beforeAll } from 'vitest';
import type { WireSlip } from '../sports/slips/view-slip.ts';
import { NOON, offerOf, openTestFeed, slipOf } from './matches.ts';
import { type Platform, type seatMember, usePlatform } from './platform.ts';

export type SportSeat = Awaited<ReturnType<typeof seatMember>>;

export type ReadSlip = WireSlip & {
  readonly reoffer: { readonly reofferId: string; readonly odds: number } | null;
  readonly settlements: readonly {
    readonly version: number;
    readonly kind: string;
    readonly payout: string;
    readonly before: string;
    readonly reason: string | null;
    readonly words: readonly string[];
  }[];
};

export const KEY = 'match-result';
export const ODDS = { home: 2_000, draw: 3_000, away: 4_000 };
export const LIVE = { status: 'live', period: 1, minute: 10 } as const;

/** A book on the platform whose matches and clock a test moves. */
export function useSportsBook() {
  const feed = openTestFeed();
  const p: Platform = usePlatform({ producers: [feed.feed] });
  const clock = { ms: NOON, matches: 0 };

  /** Makes it that much later and lets everything happen that is due; the feed is heard. */
  const turn = async (afterMs = 0) => {
    clock.ms += afterMs;
    await p.setNow(new Date(clock.ms));
    feed.alive();
    await p.turn();
  };
  beforeAll(() => turn());

  return {
    p,
    feed,
    turn,
    now: () => clock.ms,
    /** Time goes by and nothing is heard. */
    wait: async (afterMs: number) => {
      clock.ms += afterMs;
      await p.setNow(new Date(clock.ms));
    },
    /** A match of its own, so that no test stands in the way of another. */
    openMatch: async (state: object = {}, odds: Readonly<Record<string, number>> = ODDS) => {
      clock.matches += 1;
      const id = `m-${clock.matches}`;
      feed.fixture(id);
      feed.odds(id, [offerOf(KEY, odds)], state);
      await turn();
      return id;
    },
    place: (seat: SportSeat, legs: readonly object[], more: object = {}) =>
      seat.at<ReadSlip & Record<string, unknown>>('/api/sports/slips', slipOf(legs, more)),
    read: async (seat: SportSeat, id: string) =>
      (await seat.at<ReadSlip>(`/api/sports/slips/${id}`)).value,
  };
}
