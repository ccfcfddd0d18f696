import type { Minor } from '@baize/std/money';
import type { SoldNumber } from '../market/market.ts';
import type { RefusalCode } from '../refusal.ts';

export type PlayLimits = {
  readonly ticketMax: Minor;
  readonly numberMax: Minor;
  readonly drawMax: Minor;
  readonly whenFull: 'closed' | 'half';
  readonly halfMax: Minor;
};

/** What is known of a draw when a ticket is decided; `sold` grows with each that is taken. */
export type DrawSituation = {
  readonly limitsOf: (play: string) => PlayLimits;
  /** Numbers that a person has closed or set to half. */
  readonly states: ReadonlyMap<string, 'closed' | 'half'>;
  /** What each number has to pay at most by now; `''` is the whole draw. */
  readonly sold: Map<string, bigint>;
};

type TicketAsked = {
  readonly numbers: readonly SoldNumber[];
  readonly largestWin: Minor;
  /** The numbers of which the player was told that they pay half. */
  readonly halves: ReadonlySet<string>;
};

export type OrderDecision =
  | {
      readonly ok: true;
      readonly pays: Readonly<Record<string, number>>;
      readonly added: ReadonlyMap<string, bigint>;
    }
  | {
      readonly ok: false;
      readonly code: RefusalCode;
      readonly details: Readonly<Record<string, unknown>>;
    };

export const HALF_PPM = 500_000;
export const WHOLE_DRAW = '';

export const keyOf = ({ play, number }: Pick<SoldNumber, 'play' | 'number'>): string =>
  `${play}:${number}`;

const refuse = (
  code: RefusalCode,
  details: Readonly<Record<string, unknown>> = {},
): OrderDecision => ({ ok: false, code, details });

/** What becomes of a number if it is sold now: whole, at half its prize, or not at all. */
type NumberPrice = 'whole' | 'half' | 'closed' | 'full';

export function priceOfNumber(number: SoldNumber, situation: DrawSituation): NumberPrice {
  const { whenFull, numberMax, halfMax } = situation.limitsOf(number.play);
  const state = situation.states.get(keyOf(number));
  if (state === 'closed') return 'closed';
  const sold = situation.sold.get(keyOf(number)) ?? 0n;
  if (state !== 'half' && sold + number.liability <= numberMax) return 'whole';
  if (state !== 'half' && whenFull === 'closed') return 'full';
  return sold + halfOf(number.liability) <= halfMax ? 'half' : 'full';
}

/** Rounded up: what the house may have to pay is never told too small. */
const halfOf = (liability: bigint): bigint => (liability + 1n) / 2n;

/**
 * Whether a ticket is taken, and at what price its numbers. A number that pays half is sold only to
 * whoever was told so before.
 */
export function decideOrder(asked: TicketAsked, situation: DrawSituation): OrderDecision {
  const pays: Record<string, number> = {};
  const added = new Map<string, bigint>();
  const changed: string[] = [];
  for (const number of asked.numbers) {
    const key = keyOf(number);
    const limits = situation.limitsOf(number.play);
    if (asked.largestWin > limits.ticketMax) {
      return refuse('win_too_large', { largestWin: `${limits.ticketMax}` });
    }
    const price = priceOfNumber(number, situation);
    if (price === 'closed') return refuse('number_closed', { number: key });
    if (price === 'full') return refuse('number_full', { number: key });
    if (price === 'half') {
      pays[key] = HALF_PPM;
      if (!asked.halves.has(key)) changed.push(key);
    }
    added.set(key, price === 'half' ? halfOf(number.liability) : number.liability);
  }
  if (changed.length > 0) return refuse('price_changed', { halves: changed });
  const whole = (situation.sold.get(WHOLE_DRAW) ?? 0n) + asked.largestWin;
  const [first] = asked.numbers;
  if (first && whole > situation.limitsOf(first.play).drawMax) return refuse('draw_full');
  added.set(WHOLE_DRAW, asked.largestWin);
  return { ok: true, pays, added };
}
