/** The player may not, and is told why. It undoes the transaction it is thrown in. */
export class VendorRefusal<Code extends string = string> extends Error {
  readonly code: Code;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: Code, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** Refusals that every vendor knows, with their status; each has its own beside them. */
export const COMMON_REFUSALS = {
  request_invalid: 400,
  session_unknown: 401,
  launch_refused: 403,
  currency_unknown: 409,
  repeated_differently: 409,
  insufficient_funds: 409,
  busy: 429,
  wallet_away: 503,
  unknown: 500,
} as const;

export type CommonRefusal = keyof typeof COMMON_REFUSALS;
