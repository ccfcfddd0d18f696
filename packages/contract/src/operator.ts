import * as z from 'zod/mini';
import { DECIMALS_SHOWN, SYMBOL_PLACES } from './brand.ts';
import { endpoint, id, money, nothing } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import { roleCode } from './operator-role.ts';
import { sorting } from './sorting.ts';
import { rate, span } from './team-shapes.ts';

const operator = z.object({
  operatorId: id('opr'),
  username: z.string(),
  name: z.string(),
  role: z.string(),
  /** What the brand calls a role of its own; null for those it was delivered with. */
  roleName: z.nullable(z.string()),
});

export type Operator = z.output<typeof operator>;

const authenticatorCode = z.string().check(z.regex(/^\d{6}$/));
const signedIn = z.object({ step: z.literal('done'), token: z.string(), operator });

export const signInOperator = endpoint({
  method: 'POST',
  path: '/ops/session',
  summary: 'An operator’s password and the code of their authenticator open a session.',
  access: 'guest',
  alwaysOpen: true,
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    password: z.string().check(z.minLength(1), z.maxLength(255)),
    /** Of the authenticator. */
    code: z.optional(authenticatorCode),
  }),
  output: z.discriminatedUnion('step', [signedIn, z.object({ step: z.literal('code') })]),
  errors: [
    'rate_limited',
    'sealed_required',
    'seal_unreadable',
    'seal_key_unknown',
    'login_wrong',
    'login_locked',
    'factor_wrong',
    'not_from_here',
  ],
});

const linkToken = z.string().check(z.maxLength(200));

export const readOperatorLink = endpoint({
  method: 'POST',
  path: '/ops/operators/link/read',
  summary: 'Whom a personal link is for, and the key for their authenticator.',
  access: 'guest',
  alwaysOpen: true,
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({ linkToken }),
  output: z.object({
    username: z.string(),
    name: z.string(),
    secret: z.string(),
    uri: z.string(),
  }),
  errors: [
    'rate_limited',
    'sealed_required',
    'seal_unreadable',
    'seal_key_unknown',
    'reset_link_invalid',
  ],
});

export const useOperatorLink = endpoint({
  method: 'POST',
  path: '/ops/operators/link',
  summary: 'An operator sets password and authenticator by their personal link, once.',
  access: 'guest',
  alwaysOpen: true,
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({
    linkToken,
    password: z.string().check(z.minLength(12), z.maxLength(64)),
    code: authenticatorCode,
  }),
  output: signedIn,
  errors: [
    'rate_limited',
    'sealed_required',
    'seal_unreadable',
    'seal_key_unknown',
    'reset_link_invalid',
    'login_wrong',
    'login_locked',
    'factor_wrong',
    'password_common',
    'unavailable',
    'not_from_here',
  ],
});

export const signOutOperator = endpoint({
  method: 'DELETE',
  path: '/ops/session',
  summary: 'Ends the operator’s session.',
  access: 'operator',
  input: nothing,
  output: nothing,
  errors: [],
});

export const readOperator = endpoint({
  method: 'GET',
  path: '/ops/session',
  summary: 'Who is signed in, and for which brand.',
  access: 'operator',
  input: nothing,
  output: z.object({
    operator,
    /** What they may; as text, so that a page older than a permission can still read it. */
    permissions: z.array(z.string()),
    /** Until when they have emergency access; null without it. */
    emergencyUntil: z.nullable(z.iso.datetime()),
    brand: z.object({
      code: z.string(),
      name: z.string(),
      timezone: z.string(),
      currency: z.object({
        code: z.string(),
        scale: z.number(),
        symbol: z.string(),
        place: z.optional(z.enum(SYMBOL_PLACES)),
        decimals: z.optional(z.enum(DECIMALS_SHOWN)),
      }),
      /** Valid bets that make a member active in a period. */
      activeValidBets: money,
      /** The highest rate of an agreement with the platform, by kind. */
      agreementRateMax: z.object({ dividend: rate, daily: rate, hourly: rate, realtime: rate }),
    }),
  }),
  errors: [],
});

export const listAudit = endpoint({
  method: 'GET',
  path: '/ops/audit',
  summary: 'What operators did; each line is chained to the one before it.',
  access: 'operator',
  permission: 'audit.read',
  input: z.object({
    /** The newest first, unless said otherwise. */
    ...sorting(['number']),
    /** The last line of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    /** Found in who did it, what it was about, why, or the details. */
    text: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    /** Days of the brand's calendar; both belong to it. */
    ...span,
    action: z.optional(z.string().check(z.regex(/^[a-z_]{1,30}\.[a-zA-Z_]{1,40}$/))),
  }),
  output: z.object({
    lines: z.array(
      z.object({
        number: z.string(),
        at: z.iso.datetime(),
        operator: z.string(),
        action: z.string(),
        subject: z.string(),
        reason: z.nullable(z.string()),
        details: z.record(z.string(), z.string()),
      }),
    ),
    hasMore: z.boolean(),
    /** What members and operators are called whose ids stand in the lines. */
    names: z.record(z.string(), z.string()),
    /** Whether the whole chain, recomputed, is what it was. */
    isIntact: z.boolean(),
  }),
  errors: [],
});

const colleague = z.object({
  ...operator.shape,
  isActive: z.boolean(),
  /** Whether they have used their link and set password and authenticator. */
  isSetUp: z.boolean(),
  /** Where their links go; null for who was made at the server's keyboard. */
  email: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  lastSignInAt: z.nullable(z.iso.datetime()),
});

export const listOperators = endpoint({
  method: 'GET',
  path: '/ops/operators',
  summary: 'All operators and what they are trusted with.',
  access: 'operator',
  permission: 'operators.manage',
  input: nothing,
  output: z.object({
    operators: z.array(z.extend(colleague, { madeBy: z.nullable(z.string()) })),
    /** Approvals that were refused for who tried them, the latest first. */
    alerts: z.array(
      z.object({
        at: z.iso.datetime(),
        operator: z.string(),
        code: z.enum(['approval_too_new', 'approval_of_maker', 'emergency', 'webhook_stopped']),
        subject: z.string(),
      }),
    ),
  }),
  errors: [],
});

/** How long a personal link is good: long enough for a weekend. */
export const LINK_HOURS = 72;

/** Where the personal link goes: to the colleague, not to who adds them. */
const email = z.email().check(z.maxLength(120));

export const addOperator = endpoint({
  method: 'POST',
  path: '/ops/operators',
  summary: 'Adds an operator and sends them a personal link to set password and authenticator.',
  access: 'operator',
  permission: 'operators.manage',
  sealed: true,
  input: z.object({
    username: z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9.-]{2,30}$/)),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    role: roleCode,
    email,
  }),
  output: z.object({ operator: colleague }),
  errors: [
    'sealed_required',
    'seal_unreadable',
    'seal_key_unknown',
    'username_taken',
    'mail_off',
    'role_unknown',
    'beyond_own_rights',
  ],
});

export const changeOperator = endpoint({
  method: 'POST',
  path: '/ops/operators/change',
  summary: 'Gives an operator another role, closes or opens them, or sends them another link.',
  access: 'operator',
  permission: 'operators.manage',
  input: z.object({
    operatorId: id('opr'),
    change: z.discriminatedUnion('what', [
      z.object({ what: z.literal('role'), role: roleCode }),
      z.object({ what: z.literal('active'), isActive: z.boolean() }),
      z.object({ what: z.literal('link'), email }),
    ]),
    reason,
  }),
  output: colleague,
  errors: [
    'not_found',
    'own_approval',
    'mail_off',
    'role_unknown',
    'beyond_own_rights',
    'last_administrator',
  ],
});
