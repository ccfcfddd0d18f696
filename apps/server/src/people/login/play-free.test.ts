import { endpoint, nothing } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/session';
import type { Id } from '@baize/std/id';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serve } from '../../base/kernel/index.ts';
import { findMemberAccounts, getBalance } from '../../books/ledger/index.ts';
import { useIdentity } from '../../testing/identity.ts';
import { answered, loginParts, onBrand } from '../../testing/login.ts';

const who = endpoint({
  method: 'GET',
  path: '/test/who',
  summary: 'Who calls.',
  access: 'trial',
  input: nothing,
  output: z.object({ role: z.string(), memberId: z.string() }),
  errors: [],
});
const t = useIdentity((site, sessions) => [
  ...loginParts()(site, sessions),
  serve(who, ({ caller }) => ({ role: caller.role, memberId: caller.memberId })),
]);

const INPUT = { os: 'Android 16', platform: 'W' };

test('AUTH-10 one click opens a trial session with play money of its own', async () => {
  const { token, pending } = answered(await t.call(contract.playFree, INPUT));
  expect(pending).toBeNull();
  const { value } = await t.call(who, {}, { token });
  const { role, memberId } = value as { role: string; memberId: Id<'mem'> };
  expect(role).toBe('trial');
  const accounts = await findMemberAccounts(t.world.db, memberId, 'THB.trial');
  expect(accounts && (await getBalance(t.world.db, accounts.cash))).toBe(1_000_000n);
  expect(await findMemberAccounts(t.world.db, memberId, 'THB')).toBeUndefined();
});

test('AUTH-10 TRIAL-02 a trial session is no member’s', async () => {
  const { token } = answered(await t.call(contract.playFree, INPUT));
  const reply = await t.call(contract.makeHandover, {}, { token });
  expect(reply).toMatchObject({ status: 403, message: 'in_need_true_account' });
  expect(await t.call(contract.logout, {}, { token })).toMatchObject({ success: true });
  expect(await t.call(who, {}, { token })).toMatchObject({ message: 'not_signed_in' });
});

test('AUTH-10 two clicks are two trials', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => t.call(contract.playFree, INPUT)));
  expect(new Set(replies.map((reply) => answered(reply).token)).size).toBe(3);
});

test.each([
  ['without its headers', {}, INPUT],
  ['with another version', { encryption: 'none', 'x-gateway-version': '2' }, INPUT],
])('AUTH-10 a call %s is refused', async (_, headers, body) => {
  const reply = await fetch(`${t.site.url}${contract.playFree.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers } as Record<string, string>,
    body: JSON.stringify(body),
  });
  expect(await reply.json()).toMatchObject({ message: 'invalid_input' });
});

test.each([
  ['no platform', { os: 'Android' }],
  ['another platform', { os: 'Android', platform: 'X' }],
  ['no system', { platform: 'W', os: '' }],
])('AUTH-10 %s is refused', async (_, wire) => {
  expect(await t.call(contract.playFree, wire)).toMatchObject({ message: 'invalid_input' });
});

test('BRAND-13 where free play is off the server refuses it', async () => {
  await onBrand(t, { flags: { freePlay: false } }, async ({ call }) => {
    const reply = await call(contract.playFree, INPUT);
    expect(reply).toMatchObject({ status: 403, message: 'feature_off' });
  });
});
