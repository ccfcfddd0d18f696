import { type ErrorCode, isErrorCode } from '@baize/contract/errors';
import type { Translate } from '@baize/i18n/translate';

/** Beside the refusals of the contract: no answer came, or none in time. */
export type ApiErrorCode = ErrorCode | 'network' | 'timeout';

/** A call that did not give its value. `text` is the server's wording, when a server spoke. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly text: string | null;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ApiErrorCode, value: { text?: string } & Record<string, unknown> = {}) {
    const { text, ...details } = value;
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.text = text ?? null;
    this.details = details;
  }
}

/** What a person is told about a failed call: one clear sentence, never a code. */
export const wordingOf = (error: unknown, t: Translate): string =>
  (error instanceof ApiError ? error.text : null) ?? t('system.network_error');

/** A later server may refuse with a code this page has never heard of. */
export const knownCode = (message: unknown): ErrorCode =>
  isErrorCode(message) ? message : 'unknown';
