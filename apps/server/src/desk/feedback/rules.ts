import type { Brand } from '@baize/contract/brand';
import { CHARACTERS_A_WORD, type FeedbackKind } from '@baize/contract/feedback';
import { countWords } from '@baize/std/plain-text';
import { HOUR_MS, type Instant, later } from '@baize/std/time';

/** How much one network of guests, or one member, may write within an hour. */
export const GUEST_CASES_MAX = 5;
export const MEMBER_ENTRIES_MAX = 20;
export const FLOOD_MS = HOUR_MS;

type Bounds = Brand['feedbackWords'];

/** Words without an end count as too many: nobody reads them. */
export function isWithinWords(text: string, { min, max }: Bounds): boolean {
  if (text.length > max * CHARACTERS_A_WORD) return false;
  const words = countWords(text);
  return words >= min && words <= max;
}

/** Until when an answer is promised to who writes now. */
export const answerBy = (brand: Brand, kind: FeedbackKind, at: Instant): Instant =>
  later(at, brand.feedbackAnswerHours[kind] * HOUR_MS);
