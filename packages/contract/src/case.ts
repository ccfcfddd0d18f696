import * as z from 'zod/mini';
import { endpoint, id, money, wholeNumber } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import type { Permission } from './operator-roles.ts';
import { sorting } from './sorting.ts';

/**
 * Where a case comes from: the wallet, vendors' books, providers' books, a member, an operator,
 * rewards that are held, an account that seems to be of somebody who is excluded, a rule of risk, or
 * a marker of harm, which is about looking after a player.
 */
export const CASE_KINDS = [
  'alert',
  'reconciliation',
  'payment',
  'claim',
  'operator',
  'reward',
  'exclusion',
  'risk',
  'care',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** A case is shown and ended by whoever may do the same where it comes from. */
export const CASE_PERMISSIONS = {
  alert: { read: 'cases.read', end: 'cases.work' },
  reconciliation: { read: 'books.read', end: 'books.close' },
  payment: { read: 'books.read', end: 'books.close' },
  claim: { read: 'payments.read', end: 'payments.decide' },
  operator: { read: 'audit.read', end: 'operators.manage' },
  reward: { read: 'cases.read', end: 'cases.work' },
  exclusion: { read: 'cases.read', end: 'cases.work' },
  risk: { read: 'cases.read', end: 'cases.work' },
  care: { read: 'cases.read', end: 'cases.work' },
} as const satisfies Record<CaseKind, { readonly read: Permission; readonly end: Permission }>;

export const CASE_OUTCOMES = ['explained', 'corrected'] as const;
export const REWARD_OUTCOMES = ['released', 'refused'] as const;
/** Whether a rule was right. */
export const RISK_OUTCOMES = ['confirmed', 'dismissed'] as const;

/** How a case of a kind can end. */
export const outcomesOf = (of: CaseKind): readonly CaseOutcome[] => {
  if (of === 'reward') return REWARD_OUTCOMES;
  return of === 'risk' || of === 'care' ? RISK_OUTCOMES : CASE_OUTCOMES;
};

export type CaseOutcome =
  | (typeof CASE_OUTCOMES)[number]
  | (typeof REWARD_OUTCOMES)[number]
  | (typeof RISK_OUTCOMES)[number];

export const CASE_VIEWS = ['open', 'mine', 'ended'] as const;
export type CaseView = (typeof CASE_VIEWS)[number];

const kind = z.enum(CASE_KINDS);

/** What names a case: its kind, and the id that it has there. */
const name = { kind, source: z.string().check(z.minLength(1), z.maxLength(60)) };

/** What one side says: an amount where it is one, else its words. Both null: nothing. */
const side = z.object({ amount: z.nullable(money), text: z.nullable(z.string()) });

const memberName = z.object({ memberId: id('mem'), account: z.string() });

/** What a rule found, held against its thresholds as they stood then. */
const evidence = z.object({
  /** Whole numbers, amounts of minor units and moments, each by its name. */
  figures: z.record(z.string(), z.string()),
  thresholds: z.record(z.string(), z.string()),
  /** The accounts that share something with this one. */
  others: z.array(memberName),
  /** What a game is called, by language. */
  game: z.nullable(z.record(z.string(), z.string())),
});

export type CaseEvidence = z.output<typeof evidence>;

const caseFile = z.object({
  ...name,
  /** What is wrong, as the place it comes from names it. */
  code: z.string(),
  /** The vendor or the payment provider; empty where it is neither. */
  party: z.string(),
  /** The call of an alert, the statement of a reconciliation, the other account of a held reward. */
  about: z.nullable(z.string()),
  reference: z.string(),
  member: z.nullable(memberName),
  /** Whom an alert about an operator is about; they neither take nor end it. */
  operator: z.nullable(z.object({ operatorId: id('opr'), name: z.string(), isMe: z.boolean() })),
  /** The day of the books that a payment belongs to. */
  day: z.nullable(z.iso.date()),
  ours: side,
  theirs: side,
  /** Of rules and markers only. */
  evidence: z.nullable(evidence),
  openedAt: z.iso.datetime(),
  /** Undecided by then, a held reward is released; null where nothing ends by itself. */
  decideBy: z.nullable(z.iso.datetime()),
  /** How often it was found. */
  seenCount: z.number(),
  isOpen: z.boolean(),
  owner: z.nullable(z.object({ operatorId: id('opr'), name: z.string(), isMine: z.boolean() })),
  outcome: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  endedBy: z.nullable(z.string()),
  endedAt: z.nullable(z.iso.datetime()),
  notes: z.array(z.object({ operator: z.string(), at: z.iso.datetime(), text: z.string() })),
});

export type CaseFile = z.output<typeof caseFile>;

export const listCases = endpoint({
  method: 'GET',
  path: '/ops/cases',
  summary:
    'What somebody must look at: alerts, reconciliation, payment differences, claims, risk, care.',
  access: 'operator',
  permission: 'cases.read',
  input: z.object({
    view: z.enum(CASE_VIEWS),
    kind: z.optional(kind),
    /** Open ones by the oldest, ended ones by the newest, unless said otherwise. */
    ...sorting(['time']),
    page: z.optional(wholeNumber(1, 10_000)),
  }),
  output: z.object({ cases: z.array(caseFile), total: z.number() }),
  errors: [],
});

export const takeCase = endpoint({
  method: 'POST',
  path: '/ops/cases/take',
  summary: 'Makes a case one’s own, from nobody or from the colleague who has it.',
  access: 'operator',
  permission: 'cases.work',
  input: z.object({
    ...name,
    /** Who has it as far as the operator saw: somebody else was quicker when that is not so. */
    from: z.nullable(id('opr')),
  }),
  output: caseFile,
  errors: ['not_found', 'already_decided', 'case_taken', 'own_approval'],
});

export const noteCase = endpoint({
  method: 'POST',
  path: '/ops/cases/note',
  summary: 'Writes down what was found out about a case.',
  access: 'operator',
  permission: 'cases.work',
  input: z.object({ ...name, text: reason }),
  output: caseFile,
  errors: ['not_found'],
});

export const endCase = endpoint({
  method: 'POST',
  path: '/ops/cases/end',
  summary: 'Ends a case with its outcome. A claim is ended where its money is decided.',
  access: 'operator',
  permission: 'cases.work',
  input: z.object({
    kind: z.enum(CASE_KINDS.filter((each) => each !== 'claim')),
    source: name.source,
    /** Held rewards are released or refused, a rule was right or not, all else is explained or corrected. */
    outcome: z.enum([...CASE_OUTCOMES, ...REWARD_OUTCOMES, ...RISK_OUTCOMES]),
    reason,
  }),
  output: caseFile,
  errors: ['not_found', 'already_decided', 'case_taken', 'own_approval'],
});
