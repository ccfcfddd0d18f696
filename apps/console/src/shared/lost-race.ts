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

/** Refusals that mean it when they name a colleague: a draw, for one, also moves on by itself. */
const OVERTAKEN_CODES: readonly ErrorCode[] = [
  'draw_moved_on',
  'preview_outdated',
  'settings_changed',
];

export const isLostRace = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (LOST_CODES.some((code) => code === error.code) ||
    (OVERTAKEN_CODES.some((code) => code === error.code) && 'operator' in error.details));

/** Who was first and what they did, where the server knows it. */
export function lostRaceText(error: ApiError, t: Translate, formats: Formats): string {
  const { operator, action, at, reason } = error.details;
  if (typeof operator !== 'string' || typeof action !== 'string' || typeof at !== 'string') {
    return t('console.lost_race', { reason: wordingOf(error, t) });
  }
  const first = {
    operator,
    did: actionName(action, t),
    time: formats.dateTime(instant(new Date(at))),
  };
  return typeof reason === 'string'
    ? t('ops.lost_race_reason', { ...first, reason })
    : t('console.lost_race_to', first);
}
