import * as passwords from '@baize/contract/password';
import * as contract from '@baize/contract/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../base/kernel/index.ts';
import { openTestSite, type TestSite, useIdentity } from '../../testing/identity.ts';
import { answered, givenMember, logIn, loginParts, PASSWORD, sentTo } from '../../testing/login.ts';
import { fillForm, newAddress, register, solveWork } from '../../testing/newcomer.ts';

const t = useIdentity(loginParts());
const lines: string[] = [];
const log = createLog('debug', { write: (line) => void lines.push(line) });

let talkative: TestSite;
beforeAll(async () => {
  talkative = await openTestSite({ ...t.world, log }, t.loaded, loginParts());
});
afterAll(() => talkative.stop());

const NEW = 'another-horse-8-lotus';
const GUESS = 'wrong-horse-9-lotus';

/** Breaks what every session is read from while it runs, so that calls fail and are logged. */
async function whileBroken(run: () => Promise<unknown>) {
  await t.world.db.schema.alterTable('sessions_session').renameTo('sessions_gone').execute();
  await run();
  await t.world.db.schema.alterTable('sessions_gone').renameTo('sessions_session').execute();
}

test('at its most talkative the log holds no password, token, code or link, not of failures either', async () => {
  const world = { ...t.world, log };
  const { call } = talkative;
  const email = 'quiet@example.com';
  const profile = { email, email_verified_at: t.world.clock.now() };
  const { account } = await givenMember(t.world, { profile });
  const entering = { world, call };
  await logIn(entering, { username: account, password: GUESS });
  const { token } = answered(await logIn(entering, { username: account }));
  const asked = { username: account, email, botProof: await solveWork(t.world) };
  await call(passwords.forgotPasswordByEmail, asked, { ip: newAddress() });
  const { link = '' } = (await sentTo(t.world, email))?.facts ?? {};
  const resetToken = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
  const setAnew = { resetToken, newPassword: NEW, confirmNewPassword: NEW };
  await whileBroken(async () => {
    await call(passwords.resetPassword, setAnew);
    await call(contract.makeHandover, {}, { token });
    await logIn(entering, { username: account });
  });
  expect(await call(passwords.resetPassword, setAnew)).toMatchObject({ success: true });
  const form = await fillForm(world);
  expect(await register(world, form)).toMatchObject({ success: true });

  const written = lines.join('');
  expect(written).toContain('a call failed');
  const secrets = [PASSWORD, NEW, GUESS, token, resetToken];
  const sent = [String(form['password']), `"${String(form['verificationCode'])}"`];
  for (const secret of [...secrets, ...sent]) {
    expect(secret).not.toBe('');
    expect(written).not.toContain(secret);
  }
});
