import * as z from 'zod/mini';
import { endpoint, money, wholeNumber } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import { memberClass } from './trading-limits.ts';
import { enteredResult, eventId, match, score, wholeMatch } from './trading-shape.ts';

const matchResult = z.object({
  ...match.shape,
  score,
  slips: z.number(),
  stake: money,
  paid: money,
  result: money,
});
export type MatchResult = z.output<typeof matchResult>;

const made = { stake: money, paid: money, result: money };
const leagueResult = z.object({ sport: z.string(), league: z.string(), ...made });
const classResult = z.object({ class: memberClass, ...made });

export const listMatchResults = endpoint({
  method: 'GET',
  path: '/ops/trading/results',
  summary:
    'What the house made by each match, league and class of members, from bets settled within some days.',
  access: 'operator',
  permission: 'trading.read',
  input: z.object({ days: wholeNumber(1, 31) }),
  output: z.object({
    ...made,
    matches: z.array(matchResult),
    leagues: z.array(leagueResult),
    classes: z.array(classResult),
  }),
  errors: ['book_unreachable'],
});

export const enterMatchResult = endpoint({
  method: 'POST',
  path: '/ops/trading/result',
  summary:
    'What one operator says a match ended with; the same of a second one makes it the result.',
  access: 'operator',
  permission: 'trading.results',
  input: z.object({ eventId, result: enteredResult, reason }),
  output: z.object({
    status: z.enum(['entered', 'confirmed']),
    markets: z.number(),
    match: wholeMatch,
  }),
  errors: [
    'not_found',
    'match_not_over',
    'score_invalid',
    'own_approval',
    'approval_too_new',
    'approval_of_maker',
    'results_differ',
    'book_unreachable',
  ],
});

export const withdrawMatchResult = endpoint({
  method: 'POST',
  path: '/ops/trading/result/withdraw',
  summary: 'Takes the own entry of a match’s result back, to enter it anew.',
  access: 'operator',
  permission: 'trading.results',
  input: z.object({ eventId }),
  output: wholeMatch,
  errors: ['not_found', 'already_decided', 'book_unreachable'],
});
