import { COMMON_REFUSALS, VendorRefusal } from '@baize/vendor-kit/refusal';

/** Every refusal of the studio to a player's page, with its status. The page words them. */
export const REFUSALS = {
  ...COMMON_REFUSALS,
  choice_invalid: 400,
  stake_invalid: 400,
  move_invalid: 400,
  recall_refused: 403,
  game_unknown: 404,
  round_unknown: 404,
  round_open: 409,
  seed_not_chosen: 409,
  commitment_changed: 409,
  round_moved: 409,
  move_refused: 409,
  grant_not_here: 409,
  grant_one_stake: 409,
  not_a_trial: 409,
  table_unknown: 404,
  seat_taken: 409,
  already_seated: 409,
  not_seated: 409,
  buy_in_wrong: 400,
  not_your_turn: 409,
  move_not_allowed: 409,
  betting_closed: 409,
  fish_gone: 409,
  game_closed: 503,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** The player may not, and is told why. It undoes the transaction it is thrown in. */
export class Refusal extends VendorRefusal<RefusalCode> {}

export function ensure(condition: unknown, code: RefusalCode): asserts condition {
  if (!condition) throw new Refusal(code);
}
