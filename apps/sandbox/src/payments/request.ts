/** What the site may ask, read from the bytes it signed. */

export type DepositAsk = {
  readonly orderId: string;
  readonly reference: string;
  readonly kind: string;
  readonly amount: string;
  readonly currency: string;
  readonly expiresAt: string;
  readonly returnUrl: string;
  readonly language: string;
};

export type PayoutAsk = {
  readonly orderId: string;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountName: string;
};

/** Amounts that end like this, in the smallest unit, have a fate of their own. */
export const AMOUNTS = { refused: '13', held: '17' } as const;

type Shape = Readonly<Record<string, RegExp>>;

const WORD = /^[\w-]{1,64}$/;
const AMOUNT = /^[1-9]\d{0,17}$/;
const TEXT = /^.{1,200}$/s;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const DEPOSIT = {
  orderId: WORD,
  reference: TEXT,
  kind: WORD,
  amount: AMOUNT,
  currency: /^[A-Z]{3}$/,
  expiresAt: MOMENT,
  returnUrl: /^https?:\/\/\S{1,500}$/,
  language: /^[\w-]{2,10}$/,
} as const;

const PAYOUT = {
  orderId: WORD,
  reference: TEXT,
  amount: AMOUNT,
  currency: /^[A-Z]{3}$/,
  bankName: TEXT,
  accountNumber: TEXT,
  accountName: TEXT,
} as const;

export const readDeposit = (body: Buffer): DepositAsk | string => read(body, DEPOSIT);
export const readPayout = (body: Buffer): PayoutAsk | string => read(body, PAYOUT);
export const readOrder = (body: Buffer) => read(body, { orderId: WORD });
export const readStatementAsk = (body: Buffer) =>
  read(body, { day: /^\d{4}-\d\d-\d\d$/, timezone: /^[\w/+-]{2,60}$/ });

/** The cursor of a page after the first. */
export function readAfter(body: Buffer): string | null {
  const after = parse(body)['after'];
  return typeof after === 'string' && /^\d{1,9}$/.test(after) ? after : null;
}

/** The fields that were asked for, or the name of the first that is not right. */
function read<S extends Shape>(
  body: Buffer,
  shape: S,
): { readonly [N in keyof S]: string } | string {
  const said = parse(body);
  const fields: Record<string, string> = {};
  for (const [name, pattern] of Object.entries(shape)) {
    const value = said[name];
    if (typeof value !== 'string' || !pattern.test(value)) return name;
    fields[name] = value;
  }
  return fields as { readonly [N in keyof S]: string };
}

function parse(body: Buffer): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(body.toString());
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
