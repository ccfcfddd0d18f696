import { COMMON_REFUSALS, VendorRefusal } from '@baize/vendor-kit/refusal';

/** Every refusal of the book, with its status. The page words them. */
export const REFUSALS = {
  ...COMMON_REFUSALS,
  bet_invalid: 400,
  chase_invalid: 400,
  board_invalid: 400,
  limit_invalid: 400,
  moment_invalid: 400,
  day_invalid: 400,
  close_invalid: 400,
  prizes_invalid: 400,
  mode_unknown: 400,
  slip_invalid: 400,
  legs_too_many: 400,
  free_bet_one_line: 400,
  stake_too_small: 400,
  signature_wrong: 401,
  draw_unknown: 404,
  lottery_unknown: 404,
  ticket_unknown: 404,
  change_unknown: 404,
  event_unknown: 404,
  league_unknown: 404,
  outcome_unknown: 404,
  slip_unknown: 404,
  draw_closed: 409,
  draw_not_open: 409,
  number_closed: 409,
  number_full: 409,
  price_changed: 409,
  draw_full: 409,
  win_too_large: 409,
  ticket_not_cancellable: 409,
  chase_not_running: 409,
  status_wrong: 409,
  own_entry: 409,
  entries_differ: 409,
  preview_outdated: 409,
  change_waits: 409,
  prizes_wait: 409,
  market_closed: 409,
  event_stopped: 409,
  match_not_over: 409,
  line_changed: 409,
  score_changed: 409,
  red_cards_changed: 409,
  odds_changed: 409,
  same_event_in_parlay: 409,
  not_buildable: 409,
  stake_too_large: 409,
  reoffer_ended: 409,
  quote_ended: 409,
  quote_used: 409,
  cash_out_off: 409,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** The player may not, and is told why. It undoes the transaction it is thrown in. */
export class Refusal extends VendorRefusal<RefusalCode> {}

export function ensure(
  condition: unknown,
  code: RefusalCode,
  details: Readonly<Record<string, unknown>> = {},
): asserts condition {
  if (!condition) throw new Refusal(code, details);
}
