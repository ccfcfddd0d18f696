import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { endpoint, wholeNumber } from './endpoint.ts';
import { nodeId } from './game.ts';

/** Draws close by the second: what is answered is never older. */
const cache = { seconds: 1 } as const;

/** Which prizes are paid. A mode the brand does not have is refused by name, with those it has. */
const prizeMode = z.optional(z.string().check(z.maxLength(20)));

/** The outside always asks as `WEB`. */
const device = z.optional(z.literal('WEB'));

const language = z.optional(languageCode);

const menuQuery = z.object({ prizeMode, device, language });

/** Where a lottery is from: Vietnam, the rest of South-East Asia, or the house. */
export const LOTTERY_AREAS = ['VN', 'SEA', 'LOTT'] as const;

export type LotteryArea = (typeof LOTTERY_AREAS)[number];

const numbersByName = z.record(z.string(), z.array(z.string()));

const openedNumero = z.object({
  gameCode: z.string(),
  /** The period, as players name the draw. */
  numero: z.string(),
  drawId: z.string(),
  closedAt: z.iso.datetime(),
  openedAt: z.iso.datetime(),
  /** 1 as drawn; each correction is one more. */
  version: z.int(),
  /** The board by the names of its prizes. */
  winNo: numbersByName,
  /** The parts of it that plays look at. */
  parts: numbersByName,
});

export type OpenedNumero = z.output<typeof openedNumero>;

const lotteryGame = z.object({
  gameCode: z.string(),
  /** Its name in the catalogue of the brand; its code where it is not listed there. */
  gameName: z.string(),
  nodeId: z.nullable(nodeId),
  vassalage: z.nullable(z.string()),
  area: z.enum(LOTTERY_AREAS),
  family: z.string(),
  /** `own` is drawn by the house, `official` read off a board. */
  kind: z.enum(['own', 'official']),
  prizeModes: z.array(z.string()),
  /** The draw that sells now, or sells next. */
  current: z.nullable(
    z.object({
      numero: z.string(),
      drawId: z.string(),
      isSelling: z.boolean(),
      opensAt: z.iso.datetime(),
      closesAt: z.iso.datetime(),
      drawsAt: z.iso.datetime(),
    }),
  ),
  last: z.nullable(openedNumero),
});

export type LotteryGame = z.output<typeof lotteryGame>;

const menus = z.array(z.object({ menu: z.enum(LOTTERY_AREAS), games: z.array(lotteryGame) }));

/** The book's clock, by which draws close. */
const serverNow = z.iso.datetime();

const menuErrors = ['prize_mode_unknown', 'lottery_away'] as const;

export const listLotteryMenus = endpoint({
  method: 'GET',
  path: '/lgw/games/game_menus',
  summary: 'The lotteries of a prize mode by area, each with its draw and its last result.',
  access: 'guest',
  cache,
  input: menuQuery,
  output: menus,
  errors: menuErrors,
});

export const listVnLotteries = endpoint({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  summary: 'The Vietnamese lotteries of a prize mode.',
  access: 'guest',
  cache,
  input: menuQuery,
  output: z.array(lotteryGame),
  errors: menuErrors,
});

export const listRecentVnLotteries = endpoint({
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  summary: 'The Vietnamese lotteries that were drawn last, the newest first.',
  access: 'guest',
  cache,
  input: menuQuery,
  output: z.array(lotteryGame),
  errors: menuErrors,
});

const numbersQuery = z.object({
  gameCode: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  count: z.optional(wholeNumber(1, 100)),
});

const opened = z.object({ gameCode: z.string(), serverNow, numeros: z.array(openedNumero) });

export const listVnNumbers = endpoint({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  summary: 'The drawn numbers of a Vietnamese lottery, the newest first.',
  access: 'guest',
  cache,
  input: numbersQuery,
  output: opened,
  errors: ['not_found', 'lottery_away'],
});

export const listOpenedNumbers = endpoint({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  summary: 'The drawn numbers of a lottery, the newest first.',
  access: 'guest',
  cache,
  input: numbersQuery,
  output: opened,
  errors: ['not_found', 'lottery_away'],
});

export const listLotteryGames = endpoint({
  method: 'GET',
  path: '/wps/game/lottery/games',
  summary: 'The lotteries that a prize mode sells.',
  access: 'guest',
  cache,
  input: menuQuery,
  output: z.array(lotteryGame),
  errors: menuErrors,
});

export const readLotteryLobby = endpoint({
  method: 'GET',
  path: '/wps/game/lottery/lobby',
  summary: 'What the lobby of lotteries shows: its menus, and the draws that close next.',
  access: 'guest',
  cache,
  input: menuQuery,
  output: z.object({
    serverNow,
    prizeMode: z.string(),
    prizeModes: z.array(z.string()),
    menus,
    /** Those that sell now, by what closes first. */
    closingNext: z.array(z.string()),
  }),
  errors: menuErrors,
});

export const listRecentResults = endpoint({
  method: 'GET',
  path: '/wps/game/lottery/results',
  summary: 'The last result of each lottery of a prize mode, the newest first.',
  access: 'guest',
  cache,
  input: menuQuery,
  output: z.object({ serverNow, results: z.array(openedNumero) }),
  errors: menuErrors,
});

/** The vendors whose cards make the prizes those of quick lotteries, unless a mode is named. */
const ELOTT_VENDORS: readonly string[] = ['TCG_LOTTO_VN', 'LOTT'];

/** Which prizes a lottery page asks for by itself. */
export const prizeModeOf = (vendors: Iterable<string>): 'ELOTT' | 'LOTT' =>
  [...vendors].some((vendor) => ELOTT_VENDORS.includes(vendor)) ? 'ELOTT' : 'LOTT';
