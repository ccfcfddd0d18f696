/** What the site may ask, read from the bytes it signed. */
import { AMOUNT, CURRENCY, readFields, WORD } from '../read-fields.ts';

export type MoveAsk = {
  readonly reference: string;
  readonly memberId: string;
  readonly currency: string;
  readonly direction: 'in' | 'out';
  readonly amount: string;
};

const MOVE = {
  reference: WORD,
  memberId: WORD,
  currency: CURRENCY,
  direction: /^(in|out)$/,
  amount: AMOUNT,
} as const;

/** Null when it is not an order. */
export function readMove(body: Buffer): MoveAsk | null {
  const fields = readFields(body, MOVE);
  if (typeof fields === 'string') return null;
  return { ...fields, direction: fields.direction === 'in' ? 'in' : 'out' };
}
