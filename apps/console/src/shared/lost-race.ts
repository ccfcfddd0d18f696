import { ApiError, wordingOf } from '@baize/client/api-error';
import type { ErrorCode } from '@baize/contract/errors';
import type { Formats } from '@baize/i18n/formats';
import type { Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { actionName } from './action-names.ts';

/** Refusals that mean: somebody else was first, and what this operator decided was not done. */
const LOST_CODES: readonly ErrorCode[] = [
  'already_decided',
  'offer_gone',
  'agreement_over',
  'ending_exists',
  'bill_settled',
  'case_taken',
];

export const isLostRace = (error: unknown): error is ApiError =>
  error instanceof ApiError && LOST_CODES.some((code) => code === error.code);

/** Who was first and what they did, where the server knows it. */
export function lostRaceText(error: ApiError, t: Translate, formats: Formats): string {
  const { operator, action, at } = error.details;
  if (typeof operator !== 'string' || typeof action !== 'string' || typeof at !== 'string') {
    return t('console.lost_race', { reason: wordingOf(error, t) });
  }
  return t('console.lost_race_to', {
    operator,
    did: actionName(action, t),
    time: formats.dateTime(instant(new Date(at))),
  });
}
