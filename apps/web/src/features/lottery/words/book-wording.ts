import { isUnanswered } from '@baize/client/api-error';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import { bookCodeOf } from '../../../shared/book/call-book.ts';

const REFUSALS: Readonly<Record<string, PlainKey>> = {
  draw_closed: 'lottery.e_draw_closed',
  draw_unknown: 'lottery.e_draw_closed',
  draw_not_open: 'lottery.e_draw_not_open',
  number_closed: 'lottery.e_number_closed',
  number_full: 'lottery.e_number_full',
  price_changed: 'lottery.e_price_changed',
  draw_full: 'lottery.e_draw_full',
  win_too_large: 'lottery.e_win_too_large',
  bet_invalid: 'lottery.e_bet_invalid',
  mode_unknown: 'lottery.not_sold',
  chase_invalid: 'lottery.e_chase_invalid',
  session_unknown: 'lottery.e_session',
  ticket_not_cancellable: 'lottery.e_not_cancellable',
  insufficient_funds: 'lottery.e_funds',
  limit_reached: 'lottery.e_limit',
  member_blocked: 'lottery.e_wallet',
  vendor_closed: 'lottery.e_wallet',
  token_expired: 'lottery.e_session',
  token_unknown: 'lottery.e_session',
  busy: 'lottery.e_busy',
  wallet_away: 'lottery.e_away',
};

/** Why the wallet or the book refused, in words. */
export const refusalWords = (code: string | null, t: Translate): string =>
  t(REFUSALS[code ?? ''] ?? 'lottery.e_other');

/** What a person is told about a call of the book that failed. */
export const bookWording = (error: unknown, t: Translate): string =>
  isUnanswered(error) ? t('lottery.e_away') : refusalWords(bookCodeOf(error), t);
