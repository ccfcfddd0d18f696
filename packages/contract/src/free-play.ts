import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { endpoint, money } from './endpoint.ts';

/** Free rounds, or a free bet, that a member can play now. */
const freePlay = z.object({
  grantId: z.string(),
  kind: z.enum(['rounds', 'bet']),
  /** What it was given for. */
  name: z.string(),
  left: z.int(),
  granted: z.int(),
  /** Of one round, or of the bet; null: as the game says. */
  stake: z.nullable(money),
  won: money,
  expiresAt: z.iso.datetime(),
  paysTo: z.enum(['cash', 'bonus']),
  /** How often a bonus of its wins must be bet; null for cash. */
  turnoverTimes: z.nullable(z.int()),
  /** Games it can be played in that are open now; the page of each is `/seamless?game=nodeId`. */
  games: z.array(z.object({ nodeId: z.int(), name: z.string() })),
});

export type FreePlay = z.output<typeof freePlay>;

/** So many games of a grant for all games of a provider are named. */
export const FREE_PLAY_GAMES_MAX = 4;

export const listFreePlay = endpoint({
  method: 'GET',
  path: '/wps/reward/free-play',
  summary: 'Free rounds and free bets that can be played now, those that end first first.',
  access: 'member',
  whileExcluded: 'shut',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode }),
  output: z.object({ grants: z.array(freePlay) }),
  errors: [],
});
