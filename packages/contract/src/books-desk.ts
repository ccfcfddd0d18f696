import * as z from 'zod/mini';
import { calendarDay, endpoint, id, money } from './endpoint.ts';
import { reason } from './operator-reason.ts';

const difference = z.object({
  differenceId: id('dif'),
  provider: z.string(),
  day: z.iso.date(),
  kind: z.enum(['missing_here', 'missing_there', 'amount_differs']),
  reference: z.string(),
  here: z.nullable(money),
  there: z.nullable(money),
  status: z.enum(['open', 'closed']),
  note: z.nullable(z.string()),
  foundAt: z.iso.datetime(),
});

export type Difference = z.output<typeof difference>;

export const readBooks = endpoint({
  method: 'GET',
  path: '/ops/books',
  summary:
    'A day’s money by provider: our ledger against the provider’s statement, and what differs.',
  access: 'operator',
  permission: 'books.read',
  input: z.object({ day: calendarDay }),
  output: z.object({
    day: z.iso.date(),
    /** The statement has come and everything in it agrees, or was explained. */
    isClosed: z.boolean(),
    providers: z.array(
      z.object({
        provider: z.string(),
        statementAt: z.nullable(z.iso.datetime()),
        deposits: z.object({ here: money, there: z.nullable(money), count: z.number() }),
        payouts: z.object({ here: money, there: z.nullable(money), count: z.number() }),
      }),
    ),
    differences: z.array(difference),
    ledger: z.object({ isBalanced: z.boolean(), members: money, house: money }),
  }),
  errors: [],
});

export const closeDifference = endpoint({
  method: 'POST',
  path: '/ops/books/close',
  summary: 'Ends a difference between our books and a provider’s with what was found.',
  access: 'operator',
  permission: 'books.close',
  input: z.object({ differenceId: id('dif'), note: reason }),
  output: difference,
  errors: ['not_found', 'already_decided'],
});
