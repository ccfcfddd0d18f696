import { type Id, isId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './operator-roles.ts';

/** Who may make a call. Each level but `operator` and `vendor` includes those after it. */
export type Access = 'guest' | 'trial' | 'member' | 'agent' | 'operator' | 'vendor';

/** At most `max` calls from one address within `seconds`. */
export type Rate = { readonly max: number; readonly seconds: number };

/** One call: the server serves it, the apps make it, and neither repeats its shape. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** One sentence for the API document. */
  readonly summary: string;
  readonly access: Access;
  /** What an operator must be trusted with, beside being one. */
  readonly permission?: Permission;
  /** The body travels as a JWE for the served key; a plain one is refused. */
  readonly sealed?: true;
  /** The caller's password comes along and is checked before anything happens. */
  readonly confirm?: 'password';
  /** A login that is not complete yet may make this call; all others wait until it is. */
  readonly whilePending?: readonly ('factor' | 'password')[];
  /**
   * Whether who takes a break from play may make this call. Unsaid, they may read, look after their
   * own account and withdraw; all else, and agents’ calls, are shut until somebody thought about it.
   */
  readonly whileExcluded?: 'open' | 'shut';
  /** Headers the call must carry, in small letters. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body travels as a form. */
  readonly isForm?: true;
  /** Answered during maintenance and to blocked visitors too: what they need to be told so. */
  readonly alwaysOpen?: true;
  /** The session's token may stand in the address, as `token`, where no header brings one. */
  readonly tokenInQuery?: true;
  readonly rate?: Rate;
  /** The most characters of a body, where a call needs more than calls usually do. */
  readonly bodyMax?: number;
  /** The answer is the same for everyone who asks the same: it is kept, and known by its tag. */
  readonly cache?: { readonly seconds: number };
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  readonly errors: readonly ErrorCode[];
};

export type Input<E extends Endpoint> = z.output<E['input']>;
export type Output<E extends Endpoint> = z.output<E['output']>;

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** What concerns one's own account, and the way out of it with one's money. */
const OWN_ACCOUNT = /^\/wps\/(?:member|session|withdrawal|message|upload|feedback)(?:\/|$)/;

/** Whether a call is refused to members who are excluded or cooling off. */
export function isShutToExcluded({ access, method, path, whileExcluded }: Endpoint): boolean {
  if (whileExcluded !== undefined) return whileExcluded === 'shut';
  if (access === 'agent') return true;
  if (access !== 'member' && access !== 'trial') return false;
  return method !== 'GET' && !OWN_ACCOUNT.test(path);
}

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** The input of a call that takes nothing. */
export const nothing = z.object({});

/** Money travels as a string of minor units: a JSON number stops being exact at 2^53. */
const moneyText = (shape: RegExp) =>
  z.codec(z.string().check(z.regex(shape)), z.custom<Minor>(), {
    decode: (text) => minor(BigInt(text)),
    encode: (amount) => amount.toString(),
  });

/** Any amount, however large: what the server reports must never fail because much was moved. */
export const money = moneyText(/^-?\d{1,40}$/);

/** More than nothing: what a client may ask for. There is no such thing as a negative deposit. */
export const amount = moneyText(/^[1-9]\d{0,17}$/);

export const id = <P extends string>(prefix: P) =>
  z.custom<Id<P>>((value) => typeof value === 'string' && isId(prefix, value));

/** The client's own key of a request: sent again, it asks for the same thing and not for another. */
export const requestKey = z.string().check(z.minLength(8), z.maxLength(64));

/** Years that people mean: what is reckoned from a far one leaves the calendar. */
const NEAR_YEAR = /^(?:19|20|21)\d\d-/;

/** A day that a client names, like 2026-11-15. */
export const calendarDay = z.iso.date().check(z.regex(NEAR_YEAR));

/** A moment that somebody outside names. */
export const moment = z.iso.datetime().check(z.regex(NEAR_YEAR));

/** A whole number in a query string, within bounds. */
export const wholeNumber = (min: number, max: number) =>
  z.codec(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.number().check(z.minimum(min), z.maximum(max)),
    { decode: Number, encode: String },
  );
