import { type Endpoint, type Input, isShutToExcluded, type Output } from '@baize/contract/endpoint';
import type { Envelope } from '@baize/contract/envelope';
import { ERRORS, type ErrorCode } from '@baize/contract/errors';
import type { Pending } from '@baize/contract/login-answer';
import { assert } from '@baize/std/assert';
import { type Instant, isBefore } from '@baize/std/time';
import * as z from 'zod/mini';
import { ensure, Refusal } from '../refusal.ts';
import type { Caller, Ctx, MemberCaller, Origin, World } from '../world.ts';
import { isAllowed, isTrusted, refusalOf } from './access.ts';

type CallerOf<E extends Endpoint> = E['access'] extends 'guest'
  ? Caller | null
  : E['access'] extends 'operator'
    ? Extract<Caller, { role: 'operator' }>
    : E['access'] extends 'vendor'
      ? Extract<Caller, { role: 'vendor' }>
      : MemberCaller;

type Operation<E extends Endpoint> = (
  ctx: Ctx<CallerOf<E>>,
  input: Input<E>,
) => Promise<Output<E>> | Output<E>;

export type Route = {
  readonly endpoint: Endpoint;
  readonly run: (ctx: Ctx<Caller | null>, input: unknown) => Promise<unknown>;
  /** Of what the answers are made of: an answer that is kept is given only while this is the same. */
  readonly version?: () => string | Promise<string>;
};

/** Binds a contract to the operation that fulfils it. The types make a mismatch a compile error. */
export const serve = <const E extends Endpoint>(endpoint: E, run: Operation<E>): Route => ({
  endpoint,
  run: run as Route['run'], // Safe: `answer` has checked the access and decoded the input.
});

export type IncomingCall = {
  readonly caller: Caller | null;
  readonly origin: Origin;
  readonly body: unknown;
};

export type Reply = { readonly status: number; readonly body: Envelope<unknown> };

/** Puts a refusal's code into the words of the caller's language, with the numbers it names. */
export type Wording = (
  code: ErrorCode,
  language: string,
  details?: Readonly<Record<string, unknown>>,
) => string;

/** The only place where input is parsed, access is checked and refusals become replies. */
export async function answer(
  { endpoint, run }: Route,
  world: World & { readonly wording: Wording },
  { caller, origin, body }: IncomingCall,
): Promise<Reply> {
  try {
    ensure(isAllowed(endpoint.access, caller), refusalOf(endpoint.access, caller));
    ensure(isTrusted(endpoint, caller), 'not_permitted');
    const missing = pendingOf(endpoint, caller);
    ensure(missing !== 'factor', 'verification_first');
    ensure(missing !== 'password', 'password_change_required');
    ensureNotExcluded(endpoint, caller, world.clock.now());
    const input = z.safeDecode(endpoint.input, body);
    ensure(input.success, 'invalid_input', { fields: fieldsOf(input) });
    // Whatever an operation writes to the log can be found by the reference the caller was given.
    const log = world.log.child({ requestId: origin.requestId, call: endpoint.path });
    const ctx = { ...world, log, caller, origin };
    const value = z.encode(endpoint.output, await run(ctx, input.data));
    return { status: 200, body: { success: true, message: null, value } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    assert(
      isDeclared(endpoint, error.code),
      `${endpoint.path} refuses with ${error.code}, which its contract does not declare`,
    );
    return refuse(error, world.wording, origin);
  }
}

export function refuse({ code, details }: Refusal, wording: Wording, origin: Origin): Reply {
  const value = { text: wording(code, origin.language, details), ...details };
  return { status: ERRORS[code].status, body: { success: false, message: code, value } };
}

const ALWAYS_POSSIBLE: ReadonlySet<ErrorCode> = new Set([
  'invalid_input',
  'not_signed_in',
  'in_need_true_account',
  'error_not_agent',
  'not_operator',
  'not_permitted',
  'not_vendor',
  'verification_first',
  'password_change_required',
  'play_excluded',
]);

const isDeclared = (endpoint: Endpoint, code: ErrorCode) =>
  endpoint.errors.includes(code) || ALWAYS_POSSIBLE.has(code);

/** What the caller's login lacks for this call. Whoever need not be logged in lacks nothing. */
function pendingOf({ access, whilePending }: Endpoint, caller: Caller | null): Pending | null {
  if (access === 'guest' || caller === null || !('memberId' in caller)) return null;
  const { pending } = caller;
  return pending === undefined || whilePending?.includes(pending) ? null : pending;
}

/**
 * What play, its offers and agents’ tools need is shut to who takes a break; for these calls the
 * caller was asked for anew. Those that move money into play ask once more in their transaction.
 */
function ensureNotExcluded(endpoint: Endpoint, caller: Caller | null, now: Instant): void {
  if (caller === null || !('memberId' in caller) || caller.excludedUntil === undefined) return;
  const until = caller.excludedUntil;
  if (!isBefore(now, until)) return;
  ensure(!isShutToExcluded(endpoint), 'play_excluded', { until: until.toISOString() });
}

/** The names of the fields that were not right, so that a form can point at them. */
const fieldsOf = (parsed: z.core.util.SafeParseResult<unknown>): readonly string[] =>
  parsed.success ? [] : [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
