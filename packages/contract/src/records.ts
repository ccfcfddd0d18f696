import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { endpoint, money } from './endpoint.ts';
import { gameItem } from './game.ts';

/** A bet by its provider, its kind, and the name its provider gave it. */
export const betId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}:(bet|tip):.{1,200}$/));

/** How many bets a page holds. */
export const BETS_PER_PAGE = 25;

const bet = {
  betId,
  /** A tip buys nothing and cannot win. */
  kind: z.enum(['bet', 'tip']),
  /** `void`: taken back, and the stake returned. */
  status: z.enum(['running', 'settled', 'void']),
  placedAt: z.iso.datetime(),
  /** Null for a game that is in the catalogue no longer. */
  game: z.nullable(gameItem),
  stake: money,
  payout: money,
  /** What the bet changed; null while it runs. */
  result: z.nullable(money),
};

const betOfList = z.object(bet);

export type BetOfList = z.output<typeof betOfList>;

export const listBets = endpoint({
  method: 'GET',
  path: '/wps/record/bets',
  summary: 'A member’s bets, the newest first, page by page.',
  access: 'member',
  rate: { max: 120, seconds: 60 },
  input: z.object({
    language: languageCode,
    /** The last bet of the page before. */
    before: z.optional(betId),
  }),
  output: z.object({ bets: z.array(betOfList), hasMore: z.boolean() }),
  errors: ['not_found'],
});

const betDetail = z.object({
  ...bet,
  /** When it came to what it is. */
  changedAt: z.iso.datetime(),
  /** The pockets that the stake came from and the payout went to. */
  stakeBonus: money,
  payoutBonus: money,
  /** The provider's name of the round, for questions about it. */
  roundId: z.nullable(z.string()),
  /** All bets of the round, this one among them, the first first. */
  betsOfRound: z.array(betOfList),
  /** Where the round is drawn again with its proof: good for minutes, and for this round alone. */
  recallUrl: z.nullable(z.url({ protocol: /^https?$/ })),
});

export type BetDetail = z.output<typeof betDetail>;

export const readBet = endpoint({
  method: 'GET',
  path: '/wps/record/bet',
  summary: 'One of a member’s bets, with its round.',
  access: 'member',
  rate: { max: 120, seconds: 60 },
  input: z.object({ language: languageCode, betId }),
  output: betDetail,
  errors: ['not_found'],
});
