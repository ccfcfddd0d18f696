import * as z from 'zod/mini';
import { bonusAsked } from './bonus-promotions.ts';
import { languageCode } from './brand.ts';
import { endpoint, id, money } from './endpoint.ts';
import { MISSION_MEASURES, MISSION_PERIODS } from './mission-rules.ts';
import { RECORD_CATEGORIES } from './record-category.ts';
import { REWARD_STATES } from './reward.ts';

const lasting = {
  period: z.enum(MISSION_PERIODS),
  startsAt: z.iso.datetime(),
  /** The moment of the end is no longer part of it. */
  endsAt: z.iso.datetime(),
};

const mission = z.object({
  missionId: z.string(),
  name: z.string(),
  ...lasting,
  measure: z.enum(MISSION_MEASURES),
  category: z.nullable(z.enum(RECORD_CATEGORIES)),
  times: z.nullable(z.int()),
  /** In the smallest unit where the measure is money, else a count. */
  goal: money,
  progress: money,
  /** What is paid: cash, or bonus money that asks for so much. */
  reward: money,
  bonus: bonusAsked,
  /** `process` until the goal is reached; then as the reward for it stands. */
  state: z.enum(['process', ...REWARD_STATES]),
  /** Null until the goal is reached. */
  rewardId: z.nullable(id('rwd')),
});

export type Mission = z.output<typeof mission>;

const tally = z.object({
  period: z.enum(MISSION_PERIODS),
  total: z.int(),
  done: z.int(),
  claimable: z.int(),
});

export const missionSummary = endpoint({
  method: 'GET',
  path: '/wps/relay/missionSummary',
  summary: 'The missions that run now with the member’s progress, and how many are done.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode }),
  output: z.object({
    tallies: z.array(tally),
    missions: z.array(mission),
    /** Up to when settled bets are counted. */
    countedAt: z.iso.datetime(),
  }),
  errors: [],
});

export type MissionSummary = z.output<(typeof missionSummary)['output']>;

const boardRow = z.object({
  place: z.int(),
  /** Masked, but for the member's own. */
  name: z.string(),
  score: money,
  prize: z.nullable(money),
  isOwn: z.boolean(),
});

export type LeaderboardPlace = z.output<typeof boardRow>;

const board = z.object({
  boardId: z.string(),
  name: z.string(),
  ...lasting,
  category: z.nullable(z.enum(RECORD_CATEGORIES)),
  /** `closing`: over, and open for late bets until `finalAt`; `final`: nothing reorders it. */
  state: z.enum(['running', 'closing', 'final']),
  finalAt: z.iso.datetime(),
  /** Of the prizes, where they are bonus money. */
  bonus: bonusAsked,
  prizes: z.array(z.object({ first: z.int(), last: z.int(), amount: money })),
  rows: z.array(boardRow),
  /** Null without a score; the place is null where it is far down. */
  own: z.nullable(
    z.object({
      place: z.nullable(z.int()),
      score: money,
      prize: z.nullable(money),
      /** What is missing to the next better prize, and that prize; null for who has the first. */
      next: z.nullable(z.object({ gap: money, amount: money })),
    }),
  ),
});

export type Leaderboard = z.output<typeof board>;

export const missionLeaderboard = endpoint({
  method: 'GET',
  path: '/wps/relay/missionLeaderboard',
  summary: 'The leaderboards that run now, and those that ended last, with the member’s own place.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode }),
  output: z.object({ boards: z.array(board), countedAt: z.iso.datetime() }),
  errors: [],
});
