import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { wholeNumber } from './endpoint.ts';

/** The kinds of games, by the codes the outside uses: slots, fishing, live tables, cards … */
export const GAME_TYPES = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
] as const;

export type GameType = (typeof GAME_TYPES)[number];

export const isGameType = (code: string): code is GameType =>
  GAME_TYPES.some((gameType) => gameType === code);

/** Of slots: scratch cards and music, video poker, jackpots, table games, arcade. */
export const GAME_CLASSES = ['SC', 'VP', 'JP', 'TG', 'AC'] as const;

export type GameClass = (typeof GAME_CLASSES)[number];

/** What the menu offers below slots: `BG` is bingo, see `menuClasses`. */
export const MENU_CLASSES = [...GAME_CLASSES, 'BG'] as const;

export type MenuClass = (typeof MENU_CLASSES)[number];

/** `coming` cannot be played yet and says so; `maintenance` returns. */
export const GAME_STATES = ['open', 'coming', 'maintenance'] as const;

export type GameState = (typeof GAME_STATES)[number];

export const vendorCode = z
  .string()
  .check(z.regex(/^[A-Z0-9_]{2,20}$/, 'is a vendor code like CQ9'));

/** One vendor or several, joined by commas. */
const vendorCodes = z
  .string()
  .check(
    z.maxLength(400),
    z.regex(/^[A-Z0-9_]{2,20}(?:,[A-Z0-9_]{2,20}){0,39}$/, 'is one vendor code or several'),
  );

/** The number of a game, in every list and address. */
export const nodeId = z.int().check(z.minimum(1), z.maximum(2_000_000_000));

/** `VASSALAGE` stands for a vendor: it opens the list of that vendor's games. */
const isGame = z.enum(['GAME', 'VASSALAGE']);

/** Text, because lists of games are also written into pages, where no bigint can stand. */
const digits = z.string().check(z.regex(/^\d{1,18}$/));

export const gameItem = z.object({
  nodeId,
  /** The English name, the same in every language. */
  nodeName: z.string(),
  /** The name in the language that was asked for. */
  displayName: z.string(),
  /** An address of its own cover where a brand has set one; it is used before `iconUrl`. */
  showIcon: z.nullable(z.string()),
  /** A path below the image base, without size and format: `images/cover/koi-gate`. */
  iconUrl: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  gameType: z.enum(GAME_TYPES),
  gameClassify: z.nullable(z.enum(GAME_CLASSES)),
  isGame,
  state: z.enum(GAME_STATES),
  /** When a game in maintenance returns, if that is known. */
  until: z.nullable(z.iso.datetime()),
  isNew: z.boolean(),
  /** It can be tried with play money. */
  hasTrial: z.boolean(),
  /** The share of stakes that comes back, as its provider states it: a range where bets differ. */
  returns: z.nullable(z.object({ leastPpm: z.int(), mostPpm: z.int() })),
  /** What may be staked, in the smallest unit of the brand's currency. */
  stakes: z.nullable(z.object({ min: digits, max: digits })),
});

export type GameItem = z.output<typeof gameItem>;

export const vendorCard = z.object({
  vassalage: z.string(),
  displayName: z.string(),
  /** A path below the image base. */
  lagerIcon: z.string(),
  /** How many games of this category it has. */
  gameCount: z.int(),
  isGame,
  gameType: z.enum(GAME_TYPES),
  /** Of the one game it starts, where `isGame` is `GAME`. */
  nodeId: z.nullable(nodeId),
  gameCode: z.nullable(z.string()),
  state: z.enum(GAME_STATES),
  until: z.nullable(z.iso.datetime()),
});

export type VendorCard = z.output<typeof vendorCard>;

const merchant = z.string().check(z.minLength(1), z.maxLength(40));

/** How lists are ordered; popular unless asked otherwise. */
export const GAME_ORDERS = ['popular', 'new', 'name'] as const;

export type GameOrder = (typeof GAME_ORDERS)[number];

/** What every list of games is asked by. */
/** As many as a page of a category shows: six across, four down. */
export const PAGE_SIZE = 24;

export const gameQuery = z.object({
  clientType: z.literal('3'),
  platform: z.literal('flash,html5-desktop'),
  merchant,
  gameType: z.enum(GAME_TYPES),
  pageNo: wholeNumber(1, 100_000),
  pageSize: wholeNumber(1, 100),
  vassalage: z.optional(vendorCodes),
  gameClassify: z.optional(z.enum(GAME_CLASSES)),
  language: languageCode,
  sort: z.optional(z.enum(GAME_ORDERS)),
});

export const hotGamesQuery = z.object({
  merchantCode: merchant,
  isPlatform: z.literal('2'),
  vassalage: z.optional(vendorCodes),
  platform: z.literal('flash,html5-desktop'),
  language: languageCode,
});

export const vendorQuery = z.object({
  merchantCode: merchant,
  platform: z.literal('html5-desktop'),
});
