import * as z from 'zod/mini';
import { endpoint, nothing } from './endpoint.ts';
import {
  GAME_CLASSES,
  GAME_STATES,
  GAME_TYPES,
  gameItem,
  gameQuery,
  hotGamesQuery,
  MENU_CLASSES,
  nodeId,
  vendorCard,
  vendorCode,
  vendorQuery,
} from './game.ts';

/** The catalogue changes seldom, and a change is told by an event: until then an answer holds. */
const cache = { seconds: 30 } as const;

export const listGameVendors = endpoint({
  method: 'GET',
  path: '/wps/relay/newGameVendor',
  summary: 'The vendors of the brand by game category, in the order they are shown.',
  access: 'guest',
  cache,
  input: vendorQuery,
  output: z.array(z.object({ gameCategory: z.enum(GAME_TYPES), vendors: z.array(vendorCard) })),
  errors: ['not_found'],
});

export const listGames = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  summary: 'A page of the games of a category, of some vendors or of all.',
  access: 'guest',
  cache,
  input: gameQuery,
  output: z.object({
    games: z.array(gameItem),
    totalPages: z.int(),
    /** Over all pages. */
    totalGames: z.int(),
  }),
  errors: ['not_found'],
});

export const listHotGames = endpoint({
  method: 'GET',
  path: '/wps/relay/hotGamesV2',
  summary: 'What the house puts first, in its order.',
  access: 'guest',
  cache,
  input: hotGamesQuery,
  output: z.array(gameItem),
  errors: ['not_found'],
});

export const listVendorGameTypes = endpoint({
  method: 'GET',
  path: '/wps/relay/getVassGameType',
  summary:
    'Which types of games a vendor offers and how many of each; of all vendors unless named.',
  access: 'guest',
  cache,
  input: z.object({ vassalage: z.optional(vendorCode) }),
  output: z.array(
    z.object({
      vassalage: z.string(),
      displayName: z.string(),
      gameTypes: z.array(
        z.object({
          gameType: z.enum(GAME_TYPES),
          gameCount: z.int(),
          /** How many of them are of a sub-category. */
          gameClassify: z.partialRecord(z.enum(GAME_CLASSES), z.int()),
        }),
      ),
    }),
  ),
  errors: ['not_found'],
});

/** Short names, for it is the whole catalogue: a search runs over it in the browser. */
export const listSearchableGames = endpoint({
  method: 'GET',
  path: '/wps/game/index',
  summary: 'Every game with its names in all languages of the brand, for searching.',
  access: 'guest',
  cache,
  input: nothing,
  output: z.object({
    /** The languages of `names`, in their order. */
    languages: z.array(z.string()),
    vendors: z.array(z.object({ vassalage: z.string(), names: z.array(z.string()) })),
    games: z.array(
      z.object({
        nodeId,
        names: z.array(z.string()),
        vassalage: z.string(),
        gameCode: z.string(),
        gameType: z.enum(GAME_TYPES),
        gameClassify: z.nullable(z.enum(GAME_CLASSES)),
        iconUrl: z.string(),
        state: z.enum(GAME_STATES),
      }),
    ),
  }),
  errors: [],
});

export const readGame = endpoint({
  method: 'GET',
  path: '/wps/game/info',
  summary: 'One game, and others to play where it cannot be played now.',
  access: 'guest',
  cache,
  input: z.object({
    nodeId: z.codec(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), nodeId, {
      decode: Number,
      encode: String,
    }),
    language: gameQuery.shape.language,
  }),
  output: z.object({ game: gameItem, recommended: z.array(gameItem) }),
  errors: ['not_found'],
});

export const readMenu = endpoint({
  method: 'GET',
  path: '/wps/game/menu',
  summary: 'The entries of the navigation: home, the categories that have a vendor, promotions.',
  access: 'guest',
  cache,
  input: nothing,
  output: z.array(
    z.object({
      /** The key of its label. */
      name: z.string(),
      gameType: z.nullable(z.enum(GAME_TYPES)),
      page: z.string(),
      /** The key of the page's title; empty where the page shows none. */
      title: z.string(),
      gameClassify: z.array(z.enum(MENU_CLASSES)),
    }),
  ),
  errors: [],
});
