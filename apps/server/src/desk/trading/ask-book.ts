import { bookDesk } from '../../play/book/index.ts';

export type { BookDesk as Desk, Operating } from '../../play/book/index.ts';

export const { askBook, actAtBook } = bookDesk({
  refusals: {
    event_unknown: 'not_found',
    outcome_unknown: 'not_found',
    slip_unknown: 'not_found',
    change_unknown: 'not_found',
    change_waits: 'limit_waits',
    limit_invalid: 'limit_invalid',
    preview_outdated: 'preview_outdated',
    status_wrong: 'already_decided',
    moment_invalid: 'window_invalid',
    match_not_over: 'match_not_over',
    board_invalid: 'score_invalid',
    own_entry: 'own_approval',
    entries_differ: 'results_differ',
  },
  overtaken: new Set(['already_decided']),
});
