/** Every refusal of the studio to a player's page, with its status. The page words them. */
export const REFUSALS = {
  request_invalid: 400,
  choice_invalid: 400,
  stake_invalid: 400,
  move_invalid: 400,
  session_unknown: 401,
  launch_refused: 403,
  recall_refused: 403,
  game_unknown: 404,
  round_unknown: 404,
  currency_unknown: 409,
  round_open: 409,
  round_moved: 409,
  move_refused: 409,
  repeated_differently: 409,
  insufficient_funds: 409,
  not_a_trial: 409,
  busy: 429,
  wallet_away: 503,
  unknown: 500,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** The player may not, and is told why. It undoes the transaction it is thrown in. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: RefusalCode, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

export function ensure(condition: unknown, code: RefusalCode): asserts condition {
  if (!condition) throw new Refusal(code);
}
