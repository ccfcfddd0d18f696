import type { EnvelopeSplit } from '@baize/contract/envelope-rules';
import type { Minor } from '@baize/std/money';

/** A gift as it is typed. */
export type GiftDraft = {
  readonly amount: string;
  readonly packets: string;
  readonly split: EnvelopeSplit;
  readonly wish: string;
  readonly password: string;
};

export const NO_GIFT: GiftDraft = {
  amount: '',
  packets: '5',
  split: 'random',
  wish: '',
  password: '',
};

type GiftLimits = {
  readonly min: Minor;
  readonly max: Minor;
  readonly leftToday: Minor;
  readonly packets: number;
  readonly least: Minor;
};

/** The field that keeps a gift from being sent; the server decides by the same rules. */
export function giftProblem(
  { min, max, leftToday, packets: most, least }: GiftLimits,
  draft: GiftDraft,
  total: Minor | null,
): 'amount' | 'packets' | 'password' | null {
  if (total === null || total < min || total > max || total > leftToday) return 'amount';
  const packets = wholeOf(draft.packets);
  const isFit = packets >= 1 && packets <= most && least * BigInt(packets) <= total;
  if (!isFit) return 'packets';
  return draft.password === '' ? 'password' : null;
}

/** A whole number as it was typed; 0 for anything else. */
export const wholeOf = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : 0);
