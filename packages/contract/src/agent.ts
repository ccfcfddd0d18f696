import * as z from 'zod/mini';
import { AGREEMENT_KINDS } from './agreement.ts';
import { amount, endpoint, id, money, nothing, requestKey } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import { factorProof } from './security.ts';
import { STEP_UP_ERRORS } from './step-up.ts';
import { person, rate } from './team-shapes.ts';

/** What somebody becomes who is brought by an agent. */
export const BROUGHT = ['member', 'agent'] as const;

export type Brought = (typeof BROUGHT)[number];

/** How many links an agent may have. */
export const LINKS_MAX = 50;

const link = z.object({
  linkId: id('lnk'),
  code: z.string(),
  name: z.string(),
  brings: z.enum(BROUGHT),
  rebateRate: rate,
  /** Nobody joins by a link that is closed. */
  isOpen: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Visitors, one a day each. */
  visits: z.int(),
  signUps: z.int(),
  firstDeposits: z.int(),
});

export type InviteLink = z.output<typeof link>;

const linkName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

export const readRegisterCenter = endpoint({
  method: 'GET',
  path: '/wps/agent/register',
  summary: 'What an agent may give newcomers, and the links to invite them by.',
  access: 'agent',
  input: nothing,
  output: z.object({
    /** The code the agent has had from the start; it brings members. */
    code: z.nullable(z.string()),
    /** The agent's own; newcomers get no more than that. */
    rebateRate: rate,
    links: z.array(link),
  }),
  errors: [],
});

export const createLink = endpoint({
  method: 'POST',
  path: '/wps/agent/register/link',
  summary: 'Makes a link to invite by. Asked twice with one key, it makes one.',
  access: 'agent',
  rate: { max: 30, seconds: 60 },
  input: z.object({ requestKey, name: linkName, brings: z.enum(BROUGHT), rebateRate: rate }),
  output: link,
  errors: [
    'rate_limited',
    'rebate_above_own',
    'tree_too_deep',
    'links_full',
    'repeated_differently',
  ],
});

export const changeLink = endpoint({
  method: 'PUT',
  path: '/wps/agent/register/link',
  summary: 'Names a link anew, or opens or closes it.',
  access: 'agent',
  input: z.object({
    linkId: id('lnk'),
    name: z.optional(linkName),
    isOpen: z.optional(z.boolean()),
  }),
  output: link,
  errors: ['not_found'],
});

export const visitLink = endpoint({
  method: 'POST',
  path: '/wps/agent/visit',
  summary: 'Somebody came by a link. Counted once a visitor and day.',
  access: 'guest',
  rate: { max: 20, seconds: 60 },
  input: z.object({ code: z.string().check(z.trim(), z.maxLength(40)) }),
  output: nothing,
  errors: ['rate_limited'],
});

export const createDownline = endpoint({
  method: 'POST',
  path: '/wps/agent/register/downline',
  summary: 'Makes an account directly below the agent, with a first password of its own.',
  access: 'agent',
  rate: { max: 30, seconds: 60 },
  input: z.object({
    account: z.string().check(z.trim(), z.maxLength(60)),
    nickname: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    brings: z.enum(BROUGHT),
    rebateRate: rate,
  }),
  output: z.object({
    ...person.shape,
    /** Told this once and kept nowhere; it opens nothing but its own change. */
    firstPassword: z.string(),
  }),
  errors: [
    'rate_limited',
    'register_fields',
    'username_taken',
    'rebate_above_own',
    'tree_too_deep',
  ],
});

export const renewFirstPassword = endpoint({
  method: 'POST',
  path: '/wps/agent/register/downline/password',
  summary: 'Another first password for a direct downline who has not chosen their own yet.',
  access: 'agent',
  rate: { max: 10, seconds: 60 },
  input: z.object({ memberId: id('mem') }),
  output: z.object({ account: z.string(), firstPassword: z.string() }),
  errors: [
    'rate_limited',
    'not_found',
    'not_direct_downline',
    'password_chosen',
    'password_resettable',
    'unavailable',
  ],
});

export const setRebate = endpoint({
  method: 'PUT',
  path: '/wps/agent/rebate',
  summary: 'What a direct downline gets back of valid bets: within one’s own, above all theirs.',
  access: 'agent',
  input: z.object({ memberId: id('mem'), rate }),
  output: z.object({ rate }),
  errors: ['not_found', 'not_direct_downline', 'rebate_above_own', 'rebate_below_theirs'],
});

const downlineTransfer = z.object({
  transferId: id('dnt'),
  to: person,
  amount: money,
  remark: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});

export type DownlineTransfer = z.output<typeof downlineTransfer>;

export const readTransferDesk = endpoint({
  method: 'GET',
  path: '/wps/agent/transfer',
  summary: 'How much an agent may send to direct downlines, and what was sent.',
  access: 'agent',
  input: nothing,
  output: z.object({
    cash: money,
    /** Of the cash: what could be taken out as well. */
    sendable: money,
    min: money,
    max: money,
    leftToday: money,
    hasPaymentPassword: z.boolean(),
    recent: z.array(downlineTransfer),
  }),
  errors: [],
});

export const transferToDownline = endpoint({
  method: 'POST',
  path: '/wps/agent/transfer',
  summary: 'Sends money to a direct downline and to nobody else. Asked twice with one key, once.',
  access: 'agent',
  sealed: true,
  rate: { max: 20, seconds: 60 },
  input: z.object({
    requestKey,
    memberId: id('mem'),
    amount,
    remark: z.optional(z.string().check(z.trim(), z.maxLength(140))),
    paymentPassword: z.string().check(z.minLength(1), z.maxLength(255)),
    /** Asked for by `verification_first`: a large amount, a downline or a place that is new. */
    factor: z.optional(factorProof),
  }),
  output: downlineTransfer,
  errors: [
    ...STEP_UP_ERRORS,
    'not_found',
    'not_direct_downline',
    'withdrawal_incomplete',
    'amount_too_small',
    'amount_too_large',
    'insufficient_funds',
    'amount_locked',
    'account_closed',
    'repeated_differently',
  ],
});

/** What somebody has with whoever is above them. */
const held = z.object({ kind: z.enum(AGREEMENT_KINDS), topRate: rate });

export const previewMove = endpoint({
  method: 'GET',
  path: '/ops/member/move/preview',
  summary:
    'What would follow if a member were moved: who goes along, what holds them, what counts.',
  access: 'operator',
  permission: 'members.move',
  input: z.object({
    memberId: id('mem'),
    /** Left out: the top of a line. */
    toAccount: z.optional(z.string().check(z.maxLength(60))),
  }),
  output: z.object({
    /** Null: the top of a line. */
    from: z.nullable(person),
    to: z.nullable(person),
    /** Everybody who is moved, the member among them. */
    members: z.int(),
    /** What the member gets back of valid bets: nobody gets more than their upline. */
    rebate: z.object({ before: rate, after: rate }),
    /** What is in force with whoever is above now. While there is any, nobody is moved. */
    agreements: z.array(z.object({ ...held.shape, endsAt: z.nullable(z.iso.datetime()) })),
    /** Offers from above that nobody can accept any more after the move. */
    offers: z.array(held),
    /** What is decided from this moment on counts for the new line; bills of before stay. */
    countsFrom: z.iso.datetime(),
  }),
  errors: ['not_found', 'not_an_agent', 'tree_cycle', 'tree_too_deep'],
});

export type MovePreview = z.output<typeof previewMove.output>;

export const moveMember = endpoint({
  method: 'POST',
  path: '/ops/member/move',
  summary: 'Puts a member, with everybody below, under another agent, or at the top of a line.',
  access: 'operator',
  permission: 'members.move',
  input: z.object({ memberId: id('mem'), toAccount: z.nullable(z.string()), reason }),
  output: z.object({ upline: z.nullable(person) }),
  errors: ['not_found', 'not_an_agent', 'tree_cycle', 'tree_too_deep', 'agreements_in_force'],
});
