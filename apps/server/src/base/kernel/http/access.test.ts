import type { Access } from '@baize/contract/endpoint';
import type { Id } from '@baize/std/id';
import { expect, test } from 'vitest';
import { operatorOf } from '../../../testing/operator.ts';
import type { Caller } from '../world.ts';
import { isAllowed, refusalOf } from './access.ts';

const memberId = 'mem_01HF7YAT000000000000000000' as Id<'mem'>;
const CALLERS: Record<string, Caller | null> = {
  guest: null,
  trial: { role: 'trial', memberId },
  member: { role: 'member', memberId },
  agent: { role: 'agent', memberId },
  operator: operatorOf(),
  vendor: { role: 'vendor', vendor: 'PG' },
};

/** Access → who may; everyone else is told the code behind the name. */
const TABLE: Record<Access, Record<string, string>> = {
  guest: {},
  trial: { guest: 'not_signed_in', operator: 'not_signed_in', vendor: 'not_signed_in' },
  member: {
    guest: 'not_signed_in',
    trial: 'in_need_true_account',
    operator: 'not_signed_in',
    vendor: 'not_signed_in',
  },
  agent: {
    guest: 'not_signed_in',
    trial: 'in_need_true_account',
    member: 'error_not_agent',
    operator: 'error_not_agent',
    vendor: 'error_not_agent',
  },
  operator: {
    guest: 'not_operator',
    trial: 'not_operator',
    member: 'not_operator',
    agent: 'not_operator',
    vendor: 'not_operator',
  },
  vendor: {
    guest: 'not_vendor',
    trial: 'not_vendor',
    member: 'not_vendor',
    agent: 'not_vendor',
    operator: 'not_vendor',
  },
};

const CASES = Object.entries(TABLE).flatMap(([access, refused]) =>
  Object.keys(CALLERS).map((who) => [access as Access, who, refused[who] ?? 'allowed'] as const),
);

test.each(CASES)('a call for %s made by %s: %s', (access, who, expected) => {
  const caller = CALLERS[who] ?? null;
  const outcome = isAllowed(access, caller) ? 'allowed' : refusalOf(access, caller);
  expect(outcome).toBe(expected);
});
