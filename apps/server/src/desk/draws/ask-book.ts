import type { ErrorCode } from '@baize/contract/errors';
import { type BookDesk, bookDesk } from '../../play/book/index.ts';

export type { Operating } from '../../play/book/index.ts';

export type Desk = BookDesk & {
  /** What a lottery is called in a language. */
  readonly nameOf: (lottery: string, language: string) => string;
  /** Those of the brand: members are written to in theirs. */
  readonly languages: readonly string[];
};

/** What the book refuses an operator, in the words of the console. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  draw_unknown: 'not_found',
  lottery_unknown: 'not_found',
  change_unknown: 'not_found',
  status_wrong: 'draw_moved_on',
  own_entry: 'own_approval',
  board_invalid: 'board_invalid',
  entries_differ: 'entries_differ',
  preview_outdated: 'preview_outdated',
  moment_invalid: 'moment_invalid',
  day_invalid: 'draw_day_invalid',
  close_invalid: 'close_invalid',
  prizes_invalid: 'prizes_invalid',
  prizes_wait: 'prizes_wait',
  change_waits: 'limit_waits',
  limit_invalid: 'limit_invalid',
};

export const { askBook, actAtBook } = bookDesk({
  refusals: REFUSALS,
  overtaken: new Set(['draw_moved_on', 'preview_outdated']),
});
