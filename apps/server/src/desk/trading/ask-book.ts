import { bookDesk } from '../../play/book/index.ts';

export type { BookDesk as Desk, Operating } from '../../play/book/index.ts';

export const { askBook, actAtBook } = bookDesk({
  refusals: {
    event_unknown: 'not_found',
    outcome_unknown: 'not_found',
    slip_unknown: 'not_found',
    status_wrong: 'already_decided',
    moment_invalid: 'moment_invalid',
  },
  overtaken: new Set(['already_decided']),
});
