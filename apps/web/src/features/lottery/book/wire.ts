import type { Selection } from '@baize/lottery/core/entry';
import type { Tariff } from '@baize/lottery/core/tariff';
import type { BeaconName } from '@baize/lottery/draw/draw-board';

/** What the book answers, as it stands on the wire; amounts are minor units as texts. */
export type WireBet = {
  readonly play: string;
  readonly selection: Selection;
  readonly unit: string;
  readonly multiple: string;
};

export type WireBoard = Readonly<Record<string, readonly string[]>>;

export type WireDraw = {
  readonly drawId: string;
  readonly lottery: string;
  readonly period: string;
  readonly kind: 'own' | 'official';
  readonly status: string;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly drawsAt: string;
  /** When it was announced for before it was put off, and why. */
  readonly postponed: { readonly from: string; readonly reason: string | null } | null;
  readonly voidReason: string | null;
  readonly result: {
    readonly version: number;
    readonly board: WireBoard;
    readonly parts: WireBoard;
    readonly correctedWhy: string | null;
    readonly at: string;
  } | null;
  readonly proof: {
    readonly seedDigest: string | null;
    readonly beaconNamed: BeaconName | null;
    readonly beacon: unknown;
    readonly seed: string | null;
  } | null;
};

export type WireLottery = {
  readonly code: string;
  readonly family: string;
  readonly kind: 'own' | 'official';
  readonly modes: readonly string[];
  readonly next: readonly WireDraw[];
  readonly closed: readonly WireDraw[];
};

export type WireLotteries = {
  readonly serverNow: string;
  readonly lotteries: readonly WireLottery[];
};

export type WireLotteryDraws = Omit<WireLottery, 'family'> & {
  readonly serverNow: string;
  /** The prizes that the house has set for the draw that sells, by mode; others are as they come. */
  readonly tariffs: Partial<Readonly<Record<string, Tariff>>>;
};

export type WireNumber = { readonly number: string; readonly state: 'closed' | 'half' };

export type WireQuote = {
  readonly lines: number;
  readonly stake: string;
  readonly largestWin: string;
  readonly halves: readonly string[];
  readonly closed: readonly string[];
};

export type WireTicket = {
  readonly ticketId: string;
  readonly drawId: string;
  readonly lottery: string;
  readonly mode: string;
  readonly bets: readonly WireBet[];
  readonly lines: number;
  readonly stake: string;
  readonly largestWin: string;
  readonly status: string;
  readonly reason: string | null;
  readonly payout: string | null;
  readonly chaseId: string | null;
  readonly placedAt: string;
};

export type WireExplanation = {
  readonly play: string;
  readonly part: string;
  readonly result: readonly string[];
  readonly lines: number;
  readonly unit: string;
  readonly multiple: string;
  readonly paid: readonly {
    readonly line: string;
    readonly hits: readonly {
      readonly prize: string;
      readonly count: number;
      readonly pays: string;
    }[];
    readonly pays: string;
    readonly payout: string;
    readonly isRounded: boolean;
  }[];
  readonly payout: string;
};

export type WireSettlement = {
  readonly resultVersion: number;
  readonly payout: string;
  readonly before: string;
  readonly correctedWhy: string | null;
  readonly explanation: readonly WireExplanation[];
};

export type WireWholeTicket = WireTicket & { readonly settlements: readonly WireSettlement[] };

export type WireProof = WireDraw & {
  readonly leaf: string | null;
  readonly index: number | null;
  readonly size: number | null;
  readonly path: readonly string[] | null;
};

export type WireChase = {
  readonly chaseId: string;
  readonly lottery: string;
  readonly status: 'starting' | 'running' | 'done' | 'stopped' | 'refused';
  readonly stopReason: string | null;
  readonly played: string;
  readonly reserved: string;
  readonly returned: string;
  readonly won: string;
  readonly periods: readonly WireTicket[];
};

export type WireTrends = {
  readonly draws: number;
  readonly parts: readonly {
    readonly part: string;
    readonly rows: readonly { readonly period: string; readonly numbers: readonly string[] }[];
    readonly tokens: readonly {
      readonly token: string;
      readonly count: number;
      readonly missingNow: number;
      readonly missingMax: number;
    }[];
  }[];
};
