/** What the site may ask, read from the bytes it signed. */

export type MoveAsk = {
  readonly reference: string;
  readonly memberId: string;
  readonly currency: string;
  readonly direction: 'in' | 'out';
  readonly amount: string;
};

const WORD = /^[\w-]{1,64}$/;
const AMOUNT = /^[1-9]\d{0,17}$/;
const DIRECTIONS = ['in', 'out'] as const;
const CURRENCY = /^[A-Z]{3}$/;

/** Null when it is not an order. */
export function readMove(body: Buffer): MoveAsk | null {
  const said = parse(body);
  const of = (name: string, shape: RegExp): string | null => {
    const value = said[name];
    return typeof value === 'string' && shape.test(value) ? value : null;
  };
  const reference = of('reference', WORD);
  const memberId = of('memberId', WORD);
  const currency = of('currency', CURRENCY);
  const amount = of('amount', AMOUNT);
  const direction = DIRECTIONS.find((each) => each === said['direction']);
  if (!reference || !memberId || !currency || !amount || !direction) return null;
  return { reference, memberId, currency, direction, amount };
}

function parse(body: Buffer): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(body.toString());
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
