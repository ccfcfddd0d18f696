import { PATTERNS } from '@baize/contract/patterns';
import { readValidationRules, registerByMobile, registerMember } from '@baize/contract/register';
import { readRegisterRules } from '@baize/contract/system';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../../sandbox/src/index.ts';
import { useIdentity } from '../../testing/identity.ts';
import {
  brandWith,
  fillForm,
  newAddress,
  register,
  registerOptions,
} from '../../testing/newcomer.ts';
import { createVerifyPhoneToken } from '../challenges/index.ts';
import { findByMobile } from '../members/index.ts';
import { registerRoutes } from './routes.ts';

const t = useIdentity((site) => registerRoutes(registerOptions(site)));

test('API-08 REG-08 both registrations are PUT, and refused in plain form', async () => {
  const form = JSON.stringify(await fillForm(t.world));
  for (const { method, path } of [registerMember, registerByMobile]) {
    expect(method).toBe('PUT');
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${t.site.url}${path}`, { method, headers, body: form });
    expect(await reply.json()).toMatchObject({ message: 'sealed_required' });
  }
});

test('REG-08 a sealed form registers, and its token opens the member’s calls', async () => {
  const reply = await t.call(registerMember, await fillForm(t.world), { ip: newAddress() });
  expect(reply).toMatchObject({ status: 200, success: true });
  const { token } = reply.value as { token: string };
  expect(await t.site.sessions.identify(token)).toMatchObject({ role: 'member' });
});

test.each([
  ['login', false],
  ['registerMethod', 'APP'],
  ['registerUrl', 'not an address'],
  ['agreesToTerms', 'yes'],
])('REG-08 a form whose %s is %j is no form', async (field, value) => {
  const reply = await t.call(registerMember, { ...(await fillForm(t.world)), [field]: value });
  expect(reply).toMatchObject({
    status: 400,
    message: 'invalid_input',
    value: { fields: [field] },
  });
});

test('REG-23 the patterns are answered by id, and every rule of the form refers to one', async () => {
  const { value } = await t.call(readValidationRules, {});
  expect(value).toEqual(
    Object.entries(PATTERNS).map(([patternId, acceptedPattern]) => ({
      patternId,
      acceptedPattern,
    })),
  );
  expect(readRegisterRules.path).toBe('/wps/system/setting/register');
  for (const { patternId, acceptedPattern } of t.loaded.content.register) {
    expect(PATTERNS[patternId]).toBe(acceptedPattern);
  }
});

const sandboxes: Sandbox[] = [];

beforeAll(async () => {
  const clock = { now: () => t.world.clock.now().getTime() };
  sandboxes.push(await startSandbox({ port: 0, project: 'mekhala', clock }));
});
afterAll(() => sandboxes[0]?.stop());

/** A token for a telephone, as the provider gives it to a page. */
async function tokenFor(phoneNumber: string): Promise<string> {
  const [sandbox] = sandboxes;
  const ask = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${sandbox?.url}/phone/${path}`, init)).json() as Promise<
      Record<string, string>
    >;
  };
  const { sessionInfo } = await ask('send', { phoneNumber, recaptcha: 'solved' });
  const code = /\d{6}/.exec(sandbox?.messages(phoneNumber)[0]?.text ?? '')?.[0];
  return (await ask('verify', { sessionInfo, code }))['idToken'] ?? '';
}

test('REG-21 with a phone-code provider its token takes the place of the code', async () => {
  const site = brandWith({ brand: { usesPhoneCodeProvider: true } });
  const verifyPhoneToken = createVerifyPhoneToken({
    url: `${sandboxes[0]?.url}/phone`,
    audience: 'mekhala',
  });
  const send = (form: Record<string, unknown>) =>
    register(t.world, form, { site, verifyPhoneToken });
  const mobileNum = '0891234567';
  const mobile = '+66891234567';
  const mine = { username: 'telephoned', mobileNum, firebaseChannel: 'phone' };
  const form = (change: object) => fillForm(t.world, { verificationCode: '', ...mine, ...change });
  const firebaseIdToken = await tokenFor(mobile);
  expect(firebaseIdToken).toMatch(/^eyJ/);

  expect(await send(await form({}))).toMatchObject({ message: 'verification_first' });
  const forged = `${firebaseIdToken.slice(0, -4)}AAAA`;
  expect(await send(await form({ firebaseIdToken: forged }))).toMatchObject({
    message: 'code_invalid',
  });
  expect(await send(await form({ firebaseIdToken }))).toMatchObject({ success: true });
  expect(await findByMobile(t.world.db, mobile)).toMatchObject({
    account: 'telephoned',
    mobile_verified_at: t.world.clock.now(),
  });
  // Another’s number, with a token that is good for one’s own.
  const otherToken = await tokenFor('+66812222222');
  const theirs = { username: 'telephoned2', mobileNum: '0813333333' };
  const other = await form({ ...theirs, firebaseIdToken: otherToken });
  expect(await send(other)).toMatchObject({ message: 'code_invalid' });
});
