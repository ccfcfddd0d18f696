import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { endpoint, money, nothing, wholeNumber } from './endpoint.ts';
import { GAME_TYPES, gameItem, nodeId, vendorCode } from './game.ts';

/** A member stops collecting somewhere; the list is asked for as one page. */
export const FAVOURITES_MAX = 999;

export const listFavouriteIds = endpoint({
  method: 'GET',
  path: '/wps/relay/favoriteGameIds',
  summary: 'The numbers of the games a member likes.',
  access: 'member',
  input: nothing,
  output: z.array(nodeId),
  errors: [],
});

export const listFavourites = endpoint({
  method: 'GET',
  path: '/wps/relay/favoriteGames',
  summary: 'The games a member likes, the newest first.',
  access: 'member',
  tokenInQuery: true,
  input: z.object({
    clientType: z.literal('3'),
    platform: z.literal('flash,html5-desktop'),
    language: languageCode,
    /** Sent as a header; a value in the address is taken too and is in no log. */
    token: z.optional(z.string().check(z.maxLength(200))),
    pageNo: wholeNumber(1, 1_000),
    pageSize: wholeNumber(1, FAVOURITES_MAX),
    /** The outside always asks for `RNG`; favourites of every type are answered. */
    gameType: z.literal('RNG'),
  }),
  output: z.object({ content: z.array(gameItem), pageNum: z.int(), totalPages: z.int() }),
  errors: [],
});

export const addFavourite = endpoint({
  method: 'POST',
  path: '/wps/relay/favoriteGames',
  summary: 'Marks a game as liked. One that is liked already stays so.',
  access: 'member',
  input: z.object({ nodeId }),
  output: z.object({ nodeId }),
  errors: ['not_found', 'favourites_full'],
});

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/wps/relay/favoriteGames',
  summary: 'Takes the mark away. A game that is gone from the catalogue can still be removed.',
  access: 'member',
  whileExcluded: 'open',
  input: z.object({
    nodeId: z.codec(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), nodeId, {
      decode: Number,
      encode: String,
    }),
    vendor: vendorCode,
    gameType: z.enum(GAME_TYPES),
  }),
  output: z.object({ nodeId }),
  errors: [],
});

export const listRecentGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  summary: 'The games a member launched last, the newest first, each once.',
  access: 'member',
  input: z.object({ language: languageCode }),
  output: z.array(z.object({ ...gameItem.shape, launchedAt: z.iso.datetime() })),
  errors: [],
});

export const listWinners = endpoint({
  method: 'GET',
  path: '/wps/relay/getRankList',
  summary: 'The largest wins of the last day, from settled rounds alone.',
  access: 'guest',
  cache: { seconds: 1 },
  input: z.object({
    gameCategory: z.enum(['ALL', ...GAME_TYPES]),
    language: languageCode,
    limitNum: wholeNumber(1, 20),
  }),
  output: z.object({
    list: z.array(
      z.object({
        /** The account with its middle hidden. */
        customerName: z.string(),
        winAmount: money,
        wonAt: z.iso.datetime(),
        game: gameItem,
      }),
    ),
  }),
  errors: [],
});

/** What a launch answers: where the game is, good once and soon over. */
const launched = z.object({
  gameUrl: z.url({ protocol: /^https?$/ }),
  game: gameItem,
  isTrial: z.boolean(),
});

const launchErrors = [
  'not_found',
  'play_stopped',
  'game_coming',
  'game_maintenance',
  'game_unreachable',
] as const;

const launchInput = z.object({
  nodeId: z.codec(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), nodeId, {
    decode: Number,
    encode: String,
  }),
  language: languageCode,
});

export const launchGame = endpoint({
  method: 'GET',
  path: '/wps/game/launchGame',
  summary: 'Opens a game for a member: an address with a token that is good once within a minute.',
  access: 'member',
  whileExcluded: 'shut',
  rate: { max: 60, seconds: 60 },
  input: launchInput,
  output: launched,
  errors: [...launchErrors, 'terms_changed'],
});

export const launchGameFb = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunchFB',
  summary: 'Opens a game as `launchGame` does.',
  access: 'member',
  rate: { max: 60, seconds: 60 },
  input: z.object({ nodeId, language: languageCode }),
  output: launched,
  errors: [...launchErrors, 'terms_changed'],
});

export const launchTrial = endpoint({
  method: 'POST',
  path: '/wps/game/launchTrial',
  summary:
    'Opens a game with play money and no wallet. For members; for everyone where the brand says so.',
  access: 'guest',
  whileExcluded: 'shut',
  rate: { max: 60, seconds: 60 },
  input: z.object({ nodeId, language: languageCode }),
  output: launched,
  errors: [...launchErrors, 'not_signed_in', 'in_need_true_account'],
});
