import type { Fixture, IncidentKind } from '@baize/sports/core/match';
import type { Name, Score, Side, Sport } from '@baize/sports/core/sport';
import type { TableRow } from '@baize/sports/season/standings';
import type { WireEvent } from './wire.ts';

/** What the book tells of leagues, results and statistics. */
export type WireLeagueCount = {
  readonly sport: Sport;
  readonly league: string;
  readonly name: Name;
  readonly live: number;
  readonly upcoming: number;
  readonly ended: number;
};

export type WireTableRow = Omit<TableRow, 'side'> & { readonly side: Fixture['home'] };

export type WireLeague = {
  readonly league: Fixture['league'];
  readonly sport: Sport;
  readonly table: readonly WireTableRow[];
};

export type ResultSource = 'feed' | 'house';

export type WireResult = {
  readonly event: WireEvent;
  readonly source: ResultSource;
  readonly corrections: readonly {
    readonly at: string;
    readonly source: ResultSource;
    readonly reason: string;
    readonly score: Score | null;
  }[];
};

export type WireResults = { readonly results: readonly WireResult[] };

export type WireMeeting = {
  readonly eventId: string;
  readonly startsAt: string;
  readonly home: Fixture['home'];
  readonly away: Fixture['away'];
  readonly score: Score;
};

export type WireForm = WireMeeting & { readonly result: 'won' | 'drawn' | 'lost' };

export type WireStatistics = {
  readonly event: WireEvent;
  readonly counts: readonly {
    readonly kind: IncidentKind;
    readonly home: number;
    readonly away: number;
  }[];
  readonly table: readonly WireTableRow[];
  readonly form: Readonly<Record<Side, readonly WireForm[]>>;
  readonly meetings: readonly WireMeeting[];
};

export type WirePrices = {
  readonly points: readonly { readonly at: string; readonly odds: number }[];
};
