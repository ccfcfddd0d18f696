import type { PictureHint } from '@baize/contract/identity';
import {
  IDENTITY_LEVELS,
  type IdentityLevel,
  type LevelNeeded,
} from '@baize/contract/identity-rules';
import type { Day } from '@baize/std/day';
import type { Minor } from '@baize/std/money';

type LevelFacts = { readonly hasContact: boolean; readonly document: DocumentFacts | null };
export type DocumentFacts = { readonly expires_on: Day | null };

/** A document is good on its last day. */
export const isGood = ({ expires_on }: DocumentFacts, today: Day): boolean =>
  expires_on === null || expires_on >= today;

export function levelOf({ hasContact, document }: LevelFacts, today: Day): IdentityLevel {
  if (document && isGood(document, today)) return 'document';
  return hasContact ? 'contact' : 'none';
}

export const isAtLeast = (level: IdentityLevel, needed: IdentityLevel): boolean =>
  IDENTITY_LEVELS.indexOf(level) >= IDENTITY_LEVELS.indexOf(needed);

/** The level that a sum takes; null where it takes none. `sum` of null is above every line. */
export const levelFor = (needed: LevelNeeded, sum: Minor | null): IdentityLevel | null =>
  needed !== null && (sum === null || sum > BigInt(needed.above)) ? needed.level : null;

export const ageOn = (birthday: Day, today: Day): number => {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
};

export type PictureFigures = {
  readonly width: number;
  readonly height: number;
  /** How light it is, and how much neighbouring points differ, both of 255. */
  readonly brightness: number;
  readonly sharpness: number;
};

const SHORT_SIDE_MIN = 600;
const DARK = 50;
const BRIGHT = 225;
const BLURRED = 3;

export function hintsOf(figures: PictureFigures): PictureHint[] {
  const { width, height, brightness, sharpness } = figures;
  return [
    ...(Math.min(width, height) < SHORT_SIDE_MIN ? ['small' as const] : []),
    ...(brightness < DARK ? ['dark' as const] : []),
    ...(brightness > BRIGHT ? ['bright' as const] : []),
    ...(sharpness < BLURRED ? ['blurred' as const] : []),
  ];
}
