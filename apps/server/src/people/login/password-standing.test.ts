import { makeHandover } from '@baize/contract/session';
import { DAY_MS, later } from '@baize/std/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite, useIdentity } from '../../testing/identity.ts';
import {
  answered,
  givenMember,
  givenPhone,
  logIn,
  loginParts,
  sentTo,
} from '../../testing/login.ts';
import { newAddress } from '../../testing/newcomer.ts';
import { origin } from '../../testing/world.ts';
import { sendCode } from '../challenges/index.ts';

const t = useIdentity(loginParts());

/** The same brand with the password policy on and off; the phone provider says what it is asked. */
const sites = new Map<boolean, TestSite>();
beforeAll(async () => {
  for (const forcedPasswordChange of [true, false]) {
    const flags = { ...t.loaded.flags, forcedPasswordChange };
    const verifyPhoneToken = async (_world: unknown, token: string | undefined) => token ?? '';
    const parts = loginParts({ verifyPhoneToken });
    sites.set(forcedPasswordChange, await openTestSite(t.world, { ...t.loaded, flags }, parts));
  }
});
afterAll(() => Promise.all([...sites.values()].map((site) => site.stop())));

const siteWith = (policy: boolean): TestSite => {
  const site = sites.get(policy);
  if (!site) throw new Error('both sites run');
  return site;
};

type Reason = 'default' | 'expired' | 'none';
const REASONS: readonly Reason[] = ['default', 'expired', 'none'];
const TYPES = ['username', 'mobile', 'sms', 'firebase'] as const;
const CASES = REASONS.flatMap((reason) =>
  TYPES.flatMap((type) => [true, false].map((policy) => [reason, type, policy] as const)),
);

const expected = (reason: Reason, type: string, policy: boolean): Reason | null => {
  if (type === 'sms' || type === 'firebase' || reason === 'none') return null;
  return reason === 'default' || policy ? reason : null;
};

async function givenPassword(reason: Reason) {
  const given = await givenPhone(t.world);
  const ageMs = reason === 'expired' ? t.loaded.brand.passwordExpiryDays * DAY_MS : 0;
  await t.world.db
    .updateTable('credentials_password')
    .set({ is_default: reason === 'default', changed_at: later(t.world.clock.now(), -ageMs) })
    .where('member_id', '=', given.member.id)
    .execute();
  return given;
}

const codeTo = async (target: string): Promise<string | undefined> => {
  const ctx = { ...t.world, origin: origin({ ip: newAddress() }) };
  const code = { purpose: 'login', channel: 'sms', target, language: 'EN' } as const;
  await t.world.db.transaction().execute((tx) => sendCode(ctx, tx, code));
  return (await sentTo(t.world, target))?.facts.code;
};

test.each(CASES)(
  'AUTH-04 AUTH-27 BRAND-14 password %s, type %s, policy %s',
  async (reason, type, policy) => {
    const { member, mobile, local } = await givenPassword(reason);
    const { call } = siteWith(policy);
    const username = type === 'username' ? member.account : local;
    const verificationCode = type === 'sms' ? await codeTo(mobile) : undefined;
    const wire = { type, username, verificationCode, firebaseIdToken: mobile };
    const answer = answered(await logIn({ world: t.world, call }, wire));
    const why = expected(reason, type, policy);
    expect(answer.passwordReason).toBe(why);
    expect(answer.pending).toBe(why === null ? null : 'password');
    expect(answer.passwordExpired).toBe(reason === 'expired');
    const { token } = answer;
    const reply = await call(makeHandover, {}, { token });
    expect(reply.message).toBe(why === null ? null : 'password_change_required');
  },
);

test('AUTH-04 the brand’s default password must be changed whoever set it', async () => {
  const { account } = await givenMember(t.world, { password: t.loaded.brand.defaultPassword });
  const password = t.loaded.brand.defaultPassword;
  const answer = answered(await logIn(t, { username: account, password }));
  expect(answer).toMatchObject({ pending: 'password', passwordReason: 'default' });
});
