import type { BoardShape } from '@baize/lottery/core/board';
import type { Schedule } from '@baize/lottery/core/schedule';
import type { DrawSeeds } from '@baize/lottery/draw/draw-board';
import type { Minor } from '@baize/std/money';

/** What was drawn or read off a board: the name of each prize and its numbers. */
export type Board = Readonly<Record<string, readonly string[]>>;

/** A bet as it is sent, kept and bound into the digest of the tickets; amounts are texts. */
export type KeptBet = {
  readonly play: string;
  readonly selection: readonly (readonly string[])[];
  readonly unit: string;
  readonly multiple: string;
};

/** What prizes paid when a ticket was sold: data of the market, kept and handed back as it was. */
export type KeptTariff = Readonly<Record<string, unknown>>;

/** What a number that is played would cost the house at most. */
export type SoldNumber = {
  readonly play: string;
  readonly number: string;
  readonly liability: Minor;
};

export type PricedTicket = {
  /** In their one form: the same choice is always written the same way. */
  readonly bets: readonly KeptBet[];
  readonly tariff: KeptTariff;
  readonly lines: number;
  readonly stake: Minor;
  readonly largestWin: Minor;
  readonly numbers: readonly SoldNumber[];
};

/** How the payout of one bet came to be: all that a sentence about it needs. */
export type Explanation = {
  readonly play: string;
  readonly part: string;
  readonly result: readonly string[];
  readonly lines: number;
  readonly unit: string;
  readonly multiple: string;
  readonly paid: readonly PaidNumber[];
  readonly payout: string;
  readonly rounding: string;
};

export type PaidNumber = {
  readonly line: string;
  /** What one unit pays for each hit, as a decimal and exactly. */
  readonly hits: readonly {
    readonly prize: string;
    readonly count: number;
    readonly pays: string;
    readonly paysExactly: string;
  }[];
  /** Below a million when the number was sold at a part of its prize. */
  readonly pays: string;
  readonly payout: string;
  readonly isRounded: boolean;
};

/** For a unit staked: the smallest and the largest prize, and how many per cent return on average. */
export type PlayPrizes = {
  readonly play: string;
  readonly least: string;
  readonly most: string;
  readonly returnsLeast: string;
  readonly returnsMost: string;
};

export type MarketRefusal = Readonly<Record<string, unknown>> & { readonly reason: string };

export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: MarketRefusal };

type Settling = {
  readonly board: Board;
  readonly tariff: KeptTariff;
  /** `play:number` → millionths, for those that were sold at less than their prize. */
  readonly pays: Readonly<Record<string, number>>;
};

export type SettledBets = {
  readonly payout: Minor;
  readonly explanation: readonly Explanation[];
};

/**
 * What tickets are sold on: a lottery, later a match. Pure: it knows prices, prizes and results, and
 * nothing of players, money that moves, or the time.
 */
export type Market = {
  readonly code: string;
  readonly family: string;
  readonly kind: 'own' | 'official';
  readonly schedule: Schedule;
  /** The prize modes it is sold in. */
  readonly modes: readonly string[];
  /** What it pays in a prize mode where nobody has set anything else. */
  tariff(mode: string): KeptTariff | undefined;
  /** What each of its plays pays by a tariff. */
  prizes(tariff: KeptTariff): readonly PlayPrizes[];
  /** What can be set of a tariff: prizes by their names, as decimals. */
  prizesByName(tariff: KeptTariff): Readonly<Record<string, string>>;
  /** A tariff with other prizes; refused where a play would return more than is staked on it. */
  changeTariff(before: KeptTariff, prizes: Readonly<Record<string, string>>): Read<KeptTariff>;
  /** By the prizes of its mode, or by those that people have set for a draw. */
  price(bets: readonly KeptBet[], mode: string, tariff?: KeptTariff): Read<PricedTicket>;
  /** What each number of a ticket may cost by the prices it was sold at. */
  numbers(bets: readonly KeptBet[], tariff: KeptTariff): readonly SoldNumber[];
  settle(bets: readonly KeptBet[], settling: Settling): SettledBets;
  /** What an entry of its result has to have: which prizes, how many numbers, how long. */
  readonly shape: BoardShape;
  readBoard(sent: unknown): Read<Board>;
  /** Where two entries of a board differ; nothing when they are the same. */
  compare(first: Board, second: Board): readonly unknown[];
  /** The board that seed, draw and beacon give, and no other. */
  draw(seeds: DrawSeeds): Board;
  /** The named parts of a board that pages show. */
  parts(board: Board): Board;
  /** What a page needs to draw the forms of its plays. */
  readonly plays: readonly { readonly code: string }[];
};
