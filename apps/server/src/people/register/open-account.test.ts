import { assert } from '@baize/std/assert';
import { SECOND_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { brandWith, codeFor, fillForm, register, solveWork } from '../../testing/newcomer.ts';
import { useWorld } from '../../testing/world.ts';
import { findPassword } from '../credentials/index.ts';
import {
  findByAccount,
  findByMobile,
  getProfile,
  listOutsideIdentities,
} from '../members/index.ts';
import { hashToken } from '../sessions/index.ts';

const t = useWorld();

const memberOf = async (account: unknown) => {
  const member = await findByAccount(t.world.db, String(account));
  assert(member, 'the member is there');
  return member;
};

test('a name or proven address of another is refused before the code is taken, its number after', async () => {
  const first = await fillForm(t.world, { username: 'taken1', email: 'taken@mail.example' });
  expect(await register(t.world, first)).toMatchObject({ success: true });
  const { id } = await memberOf('taken1');
  await t.world.db
    .updateTable('members_profile')
    .set({ email_verified_at: t.world.clock.now() })
    .where('member_id', '=', id)
    .execute();
  const second = await fillForm(t.world, { username: 'TAKEN1' });
  expect(await register(t.world, second)).toMatchObject({ message: 'username_taken' });
  const fresh = async () => ({ ...second, username: 'taken2', botProof: await solveWork(t.world) });
  const sameNumber = { ...(await fresh()), mobileNum: first['mobileNum'] };
  expect(await register(t.world, sameNumber)).toMatchObject({ message: 'code_invalid' });
  t.world.clock.advance(SECOND_MS);
  const verificationCode = await codeFor(t.world, `+66${String(first['mobileNum']).slice(1)}`);
  const proven = { ...sameNumber, verificationCode, botProof: await solveWork(t.world) };
  expect(await register(t.world, proven)).toMatchObject({ message: 'mobile_taken' });
  const sameEmail = { ...(await fresh()), email: 'Taken@mail.example' };
  expect(await register(t.world, sameEmail)).toMatchObject({ message: 'email_taken' });
  expect(await register(t.world, await fresh())).toMatchObject({ success: true });
});

test('a number that somebody only wrote down goes to who proves it', async () => {
  const uncoded = brandWith({ flags: { registerSmsCode: false } });
  const squatter = await fillForm(t.world, { username: 'squatter', verificationCode: '' });
  expect(await register(t.world, squatter, { site: uncoded })).toMatchObject({ success: true });
  const mobile = `+66${String(squatter['mobileNum']).slice(1)}`;
  const again = await fillForm(t.world, { mobileNum: squatter['mobileNum'], verificationCode: '' });
  expect(await register(t.world, again, { site: uncoded })).toMatchObject({
    message: 'mobile_taken',
  });
  const owner = await fillForm(t.world, {
    username: 'owner',
    mobileNum: squatter['mobileNum'],
    verificationCode: await codeFor(t.world, mobile),
  });
  expect(await register(t.world, owner)).toMatchObject({ success: true });
  expect(await findByMobile(t.world.db, mobile)).toMatchObject({ account: 'owner' });
});

test('who comes from Google needs no password; the name, the address and the sign-in are kept', async () => {
  const ticket = 'ticket-of-the-sign-in-0001';
  await t.world.db
    .insertInto('login_outside_ticket')
    .values({
      ticket_hash: hashToken(ticket),
      provider: 'google',
      subject: '1001',
      name: 'Somchai from Google',
      email: 'google@mail.example',
      expires_at: new Date('2026-11-15T05:10:00Z') as never,
      used_at: null,
    })
    .execute();
  const form = await fillForm(t.world, {
    username: 'outsider',
    password: '',
    confirmPassword: '',
    outsideTicket: ticket,
  });
  expect(await register(t.world, form)).toMatchObject({ success: true });
  const member = await memberOf('outsider');
  expect(member.nickname).toBe('Somchai from Google');
  expect(await getProfile(t.world.db, member.id)).toMatchObject({
    email: 'google@mail.example',
    email_verified_at: t.world.clock.now(),
  });
  const links = await listOutsideIdentities(t.world.db, member.id);
  expect(links).toMatchObject([{ provider: 'google', subject: '1001' }]);
  expect(await findPassword(t.world.db, member.id, 'login')).toBeUndefined();
  const again = await fillForm(t.world, { username: 'outsider2', outsideTicket: ticket });
  expect(await register(t.world, again)).toMatchObject({ message: 'outside_login_failed' });
  expect(await findByAccount(t.world.db, 'outsider2')).toBeUndefined();
});

const TABLES = [
  'members_member',
  'members_profile',
  'members_consent',
  'credentials_password',
  'sessions_session',
  'sessions_login',
  'sessions_address',
  'ledger_account',
] as const;

const countAll = () =>
  Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await t.world.connection.pool.query(`select count(*) from ${table}`);
      return [table, Number(rows[0].count)] as const;
    }),
  );

/** Sends all forms at once and counts the answers by what they say. */
async function race(forms: readonly Awaited<ReturnType<typeof fillForm>>[]) {
  const site = brandWith({ flags: { registerSmsCode: false } });
  const before = await countAll();
  const bodies = await Promise.all(forms.map((form) => register(t.world, form, { site })));
  const after = await countAll();
  const grown = after.map(([table, count], index) => [table, count - (before[index]?.[1] ?? 0)]);
  return {
    answers: Object.groupBy(bodies, ({ message }) => message ?? 'registered'),
    grown: Object.fromEntries(grown) as Record<string, number>,
  };
}

/** Made one after another: work done for fifty forms at once would keep the database waiting. */
async function manyForms(change: Record<string, unknown>) {
  const forms: Awaited<ReturnType<typeof fillForm>>[] = [];
  while (forms.length < 50) {
    forms.push(await fillForm(t.world, { verificationCode: '', ...change }));
  }
  return forms;
}

/** Fifty times the work of a browser and fifty hashes, on whatever machine this is. */
const PATIENCE = { timeout: 90_000 };

/** One of each, three consents, and the four pockets of the ledger. */
const ONE_MEMBER = {
  members_member: 1,
  members_profile: 1,
  members_consent: 3,
  credentials_password: 1,
  sessions_session: 1,
  sessions_login: 1,
  sessions_address: 1,
  ledger_account: 4,
};

test(
  'of fifty who want one name at once, one gets it and nothing is half made',
  PATIENCE,
  async () => {
    const { answers, grown } = await race(await manyForms({ username: 'everybody' }));
    expect(answers['registered']).toHaveLength(1);
    expect(answers['username_taken']).toHaveLength(49);
    expect(grown).toEqual(ONE_MEMBER);
  },
);

test(
  'of fifty who want one telephone at once, one gets it and nothing is half made',
  PATIENCE,
  async () => {
    const { answers, grown } = await race(await manyForms({ mobileNum: '0899999999' }));
    expect(answers['registered']).toHaveLength(1);
    expect(answers['mobile_taken']).toHaveLength(49);
    expect(grown).toEqual(ONE_MEMBER);
  },
);
