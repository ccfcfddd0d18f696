import type { ErrorCode } from '@baize/contract/errors';

type Details = Record<string, unknown>;

/** "No" as an answer: expected, shown to the player, undoes the transaction. Bugs use `assert`. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

export function ensure(condition: unknown, code: ErrorCode, details?: Details): asserts condition {
  if (!condition) throw new Refusal(code, details);
}
