import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { endpoint } from './endpoint.ts';
import { gameItem } from './game.ts';

/** How many results a lobby tells of a table: the newest of its shoe. */
export const LIVE_MARKS_MAX = 72;

const liveTable = z.object({
  game: gameItem,
  /** What happens there now; nobody deals at a table where nobody sits. */
  phase: z.string(),
  /** Which rules it is played by: `baccarat`, `roulette`. */
  kind: z.string(),
  /** The results of this shoe, the oldest first. */
  marks: z.array(z.string()),
  /** How many are at it. */
  present: z.int(),
});

export type LiveTable = z.output<typeof liveTable>;

export const listLiveTables = endpoint({
  method: 'GET',
  path: '/wps/game/live/tables',
  summary: 'The tables that people share, each with its results and how many are there.',
  access: 'guest',
  cache: { seconds: 1 },
  input: z.object({ language: z.optional(languageCode) }),
  output: z.object({ tables: z.array(liveTable) }),
  errors: [],
});
