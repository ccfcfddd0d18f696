import * as contract from '@baize/contract/session';
import { assert } from '@baize/std/assert';
import { MINUTE_MS } from '@baize/std/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../../../sandbox/src/index.ts';
import { createHttp, type World } from '../../../base/kernel/index.ts';
import type { Providers } from '../../../config/providers.ts';
import { openTestSite, type TestSite, useIdentity } from '../../../testing/identity.ts';
import { answered, givenMember, givenPhone, logIn, loginParts } from '../../../testing/login.ts';
import { createVerifyPhoneToken } from '../../challenges/index.ts';
import { linkOutsideIdentity } from '../../members/index.ts';
import { registerOutside } from './register-outside.ts';

const t = useIdentity(loginParts());
/** Sign-ins tell the time by the machine's clock, telephone codes by the one that tests move. */
let sandbox: Sandbox;
let phones: Sandbox;
let site: TestSite;
let door: string;
const closing: (() => Promise<unknown>)[] = [];

type SignIns = Pick<Providers, 'google' | 'facebook' | 'sms' | 'mail'>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  phones = await startSandbox({ port: 0, clock: { now: () => t.world.clock.now().getTime() } });
  const url = `${phones.url}/phone`;
  const verifyPhoneToken = createVerifyPhoneToken({ url, audience: 'mekhala' });
  site = await openTestSite(t.world, t.loaded, loginParts({ verifyPhoneToken }));
  door = await openDoor(t.world);
  closing.push(
    () => site.stop(),
    () => sandbox.stop(),
    () => phones.stop(),
  );
});
afterAll(() => Promise.all(closing.map((close) => close())));

/** The two addresses of the sign-in window, on a port of their own. */
async function openDoor(world: World): Promise<string> {
  const app = createHttp();
  const client = { clientId: 'sandbox', clientSecret: 'sandbox' };
  const providers: SignIns = {
    google: { issuer: `${sandbox.url}/google`, ...client },
    facebook: { issuer: `${sandbox.url}/facebook`, ...client },
    sms: null,
    mail: null,
  };
  const address = { publicUrl: '' };
  registerOutside(app, world, {
    site: t.loaded,
    providers,
    get publicUrl() {
      return address.publicUrl || 'http://localhost';
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const server = app.server.address();
  assert(server && typeof server === 'object', 'it listens on a port');
  address.publicUrl = `http://127.0.0.1:${server.port}`;
  closing.push(() => app.close());
  return address.publicUrl;
}

/** A browser: it keeps one cookie and follows no redirect by itself. */
function browser() {
  let cookie = '';
  return {
    cookie: () => cookie,
    async visit(address: string, form?: Record<string, string>) {
      const reply = await fetch(address, {
        redirect: 'manual',
        headers: address.startsWith(door) ? { cookie } : {},
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      });
      const set = reply.headers.get('set-cookie');
      if (set) cookie = set.split(';')[0] ?? '';
      return {
        reply,
        set,
        location: reply.headers.get('location') ?? '',
        text: await reply.text(),
      };
    },
  };
}

type Browser = ReturnType<typeof browser>;
type ProviderName = 'google' | 'facebook';

/** Up to the moment where the provider sends the browser back to us. */
async function leave(who: Browser, provider: ProviderName, form: Record<string, string>) {
  const begun = await who.visit(`${door}/wps/session/outside/${provider}`);
  expect(begun.reply.status).toBe(302);
  return (await who.visit(begun.location, form)).location;
}

const ticketOf = (page: string): string | null => {
  const [, text = ''] = /const ticket = (.*);/.exec(page) ?? [];
  return JSON.parse(text) as string | null;
};

const signIn = async (provider: ProviderName, email: string) => {
  const who = browser();
  const back = await leave(who, provider, { email });
  return ticketOf((await who.visit(back)).text);
};

const redeem = async (ticket: string | null) =>
  site.call(contract.loginOutside, { ticket: ticket ?? 'x'.repeat(43) });

type Newcomer = { login: unknown; newcomer: { ticket: string; email: string } | null };

test.each([
  ['AUTH-09', 'google'],
  ['AUTH-22', 'facebook'],
] as const)(
  '%s a stranger comes back from %s as a newcomer, a member logged in',
  async (id, provider) => {
    const email = `${id.toLowerCase()}@example.com`;
    const reply = await redeem(await signIn(provider, email));
    const { newcomer, login } = reply.value as Newcomer;
    expect(login).toBeNull();
    expect(newcomer).toMatchObject({ provider, email });

    const member = await givenMember(t.world);
    const { subject } = await t.world.db
      .selectFrom('login_outside_ticket')
      .select('subject')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const linked = { member_id: member.id, email, linked_at: t.world.clock.now() };
    await t.world.db
      .transaction()
      .execute((tx) => linkOutsideIdentity(tx, { provider, subject, ...linked }));
    const known = await redeem(await signIn(provider, email));
    const value = known.value as { login: { token: string }; newcomer: null };
    expect(value.newcomer).toBeNull();
    const session = await site.call(contract.listSessions, {}, { token: value.login.token });
    expect(session).toMatchObject({ value: { sessions: [{ method: provider }] } });
  },
);

test('AUTH-09 the way there carries state, nonce and a PKCE challenge, and a bound cookie', async () => {
  const { location, set } = await browser().visit(`${door}/wps/session/outside/google`);
  const asked = new URL(location).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('state')).toHaveLength(43);
  expect(asked.get('nonce')).toHaveLength(43);
  expect(set).toMatch(/; Path=\/wps\/session\/outside; .*HttpOnly; SameSite=Lax$/);
  const rows = await t.world.db.selectFrom('login_outside_attempt').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(asked.get('state'));
});

test('AUTH-09 what one browser began, another cannot finish', async () => {
  const [attacker, victim] = [browser(), browser()];
  const back = await leave(attacker, 'google', { email: 'attacker@example.com' });
  expect(ticketOf((await victim.visit(back)).text)).toBeNull();
  await leave(victim, 'google', { email: 'victim@example.com' });
  expect(ticketOf((await victim.visit(back)).text)).toBeNull();
});

test('AUTH-09 an answer is taken once, in time, and by the provider it was asked of', async () => {
  const who = browser();
  const back = await leave(who, 'google', { email: 'once@example.com' });
  expect(ticketOf((await who.visit(back)).text)).toHaveLength(43);
  expect(ticketOf((await who.visit(back)).text)).toBeNull();
  const other = await leave(who, 'google', { email: 'once@example.com' });
  expect(ticketOf((await who.visit(other.replace('/google/', '/facebook/'))).text)).toBeNull();
  const late = await leave(who, 'google', { email: 'once@example.com' });
  t.world.clock.advance(10 * MINUTE_MS);
  expect(ticketOf((await who.visit(late)).text)).toBeNull();
  t.world.clock.advance(-10 * MINUTE_MS);
});

test('AUTH-09 a code that was tampered with, or a sign-in declined, is a failure', async () => {
  const who = browser();
  const back = new URL(await leave(who, 'google', { email: 'code@example.com' }));
  back.searchParams.set('code', 'made-up');
  expect(ticketOf((await who.visit(back.href)).text)).toBeNull();
  const declined = await leave(who, 'google', { choice: 'decline' });
  expect(declined).toContain('access_denied');
  expect(ticketOf((await who.visit(declined)).text)).toBeNull();
});

test.each([
  '/wps/session/outside/myspace',
  '/wps/session/outside/__proto__',
  '/wps/session/outside/google/callback?state=<script>',
])('AUTH-09 %s hands over nothing and runs nothing', async (place) => {
  const { reply, text } = await browser().visit(`${door}${place}`);
  expect(ticketOf(text)).toBeNull();
  expect(text).not.toContain('<script>"');
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('AUTH-09 a ticket is good once and for minutes', async () => {
  const ticket = await signIn('google', 'ticket@example.com');
  expect(await redeem(ticket)).toMatchObject({ success: true });
  const failed = { status: 401, message: 'outside_login_failed' };
  expect(await redeem(ticket)).toMatchObject({
    ...failed,
    value: { text: 'Login failure. Please try again.' },
  });
  const late = await signIn('google', 'ticket@example.com');
  t.world.clock.advance(30 * MINUTE_MS);
  expect(await redeem(late)).toMatchObject(failed);
  t.world.clock.advance(-30 * MINUTE_MS);
});

const phoneToken = async (phoneNumber: string) => {
  const ask = async (place: string, body: object) => {
    const reply = await fetch(`${phones.url}/phone/${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await reply.json()) as Record<string, string>;
  };
  const { sessionInfo } = await ask('send', { phoneNumber, recaptcha: 'done' });
  const [message] = phones.messages(phoneNumber);
  const [code] = /\d{6}/.exec(message?.text ?? '') ?? [];
  return (await ask('verify', { sessionInfo, code }))['idToken'] ?? '';
};

test('AUTH-18 the word of the phone-code provider logs in, once', async () => {
  const { mobile } = await givenPhone(t.world);
  const firebaseIdToken = await phoneToken(mobile);
  const byToken = { type: 'firebase', firebaseIdToken };
  const asking = { world: t.world, call: site.call };
  expect(answered(await logIn(asking, byToken)).pending).toBeNull();
  expect(await logIn(asking, byToken)).toMatchObject({ message: 'code_invalid' });
});

test('AUTH-18 a token that was tampered with, of nobody or missing is refused', async () => {
  const asking = { world: t.world, call: site.call };
  const good = await phoneToken('+66861112222');
  const [head = '', body = '', sign = ''] = good.split('.');
  const forged = Buffer.from(
    Buffer.from(body, 'base64url').toString().replace('+66861112222', '+66812000001'),
  ).toString('base64url');
  for (const token of [`${head}.${forged}.${sign}`, 'x', `${good}x`]) {
    const reply = await logIn(asking, { type: 'firebase', firebaseIdToken: token });
    expect(reply).toMatchObject({ message: 'code_invalid' });
  }
  const missing = await logIn(asking, { type: 'firebase' });
  expect(missing).toMatchObject({ message: 'verification_first' });
  const nobody = await logIn(asking, { type: 'firebase', firebaseIdToken: good });
  expect(nobody).toMatchObject({ message: 'login_wrong' });
});
