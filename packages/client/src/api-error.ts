import type { ErrorCode } from '@baize/contract/errors';
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

/** No answer came, so that asking again may help. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'timeout');

/** What a person is told about a failed call: one clear sentence, never a code. */
export function wordingOf(error: unknown, t: Translate): string {
  if (isUnanswered(error)) return t('system.network_error');
  return (error instanceof ApiError ? error.text : null) ?? t('system.unknown_error');
}

/** The refusal that a failed call was answered with, if it was answered at all. */
export const refusalOf = (error: unknown): ApiError | null =>
  error instanceof ApiError && !isUnanswered(error) ? error : null;

const CODE = /^[a-z][a-z_]*$/;

/**
 * The code of a refusal. That the contract has it is the server's to keep: the whole table would be
 * a load for every page, and a code this page has never heard of is met by none of its cases.
 */
export const codeOf = (message: unknown): ErrorCode =>
  typeof message === 'string' && CODE.test(message) ? (message as ErrorCode) : 'unknown';
