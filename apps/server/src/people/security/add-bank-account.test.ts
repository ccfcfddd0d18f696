import { MINUTE_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { codeTo, givenPerson, PASSWORD, sentTo } from '../../testing/security.ts';
import { useWorld } from '../../testing/world.ts';
import { listBankAccounts } from '../members/index.ts';

const t = useWorld();

const BANK = { bankCode: '004', accountNumber: '123-4-56789-0', accountName: 'Somchai Jaidee' };

const givenNamed = (account: string) =>
  givenPerson(t.world, { account, profile: { full_name: 'Somchai Jaidee' } });

type Person = Awaited<ReturnType<typeof givenPerson>>;

const OWN_PASSWORD = { way: 'password', proof: PASSWORD };

const addTo = ({ ask }: Person, change: Partial<typeof BANK> = {}) =>
  ask('POST bankAccounts', { ...BANK, ...change, factor: OWN_PASSWORD });

const accountsOf = async ({ ask }: Person) =>
  (await ask('GET security')).value['bankAccounts'] as unknown as { bankAccountId: string }[];

test('MEM-18 an account in the member’s name is added, listed masked, and removed', async () => {
  const person = await givenNamed('banker');
  const added = await addTo(person, { accountName: 'นาย Somchai  JAIDEE' });
  expect(added.value).toMatchObject({
    bankAccounts: [
      {
        bankAccountId: expect.stringMatching(/^bka_/),
        bankName: 'Kasikornbank (KBank)',
        accountNumber: '•••7890',
        accountName: 'น••• S••• J•••',
        createdAt: '2026-11-15T05:00:00.000Z',
      },
    ],
  });
  const [account] = await accountsOf(person);
  const asked = { bankAccountId: account?.bankAccountId };
  const removed = await person.ask('POST bankAccounts/remove', { ...asked, factor: OWN_PASSWORD });
  expect(removed.value).toMatchObject({ bankAccounts: [] });
  const factor = { way: 'password', proof: PASSWORD };
  expect(await person.ask('POST bankAccounts/remove', { ...asked, factor })).toMatchObject({
    status: 404,
    message: 'not_found',
  });
});

test('MEM-18 an account in another’s name is refused, and without a proof nothing is said of names', async () => {
  const person = await givenNamed('impostor');
  expect(await person.ask('POST bankAccounts', BANK)).toMatchObject({
    status: 403,
    message: 'verification_first',
  });
  expect(await addTo(person, { accountName: 'Mallory Evil' })).toMatchObject({
    status: 409,
    message: 'bank_name_differs',
  });
  expect(await accountsOf(person)).toEqual([]);
});

test('MEM-18 who has said no name yet says it by the first account', async () => {
  const person = await givenPerson(t.world, { account: 'nameless' });
  expect((await addTo(person)).value).toMatchObject({ fullName: 'S••• J•••' });
  expect(await person.ask('PUT profile', { fullName: 'Mallory Evil' })).toMatchObject({
    message: 'name_fixed',
  });
});

test('MEM-18 an account is there once, however it is written', async () => {
  const person = await givenNamed('repeater');
  expect((await addTo(person)).status).toBe(200);
  const again = { accountNumber: '1234567890' };
  expect(await addTo(person, again)).toMatchObject({ message: 'bank_account_taken' });
  expect((await addTo(person, { bankCode: '014' })).status).toBe(200);
});

test('MEM-18 five accounts fit, and a sixth is refused', async () => {
  const person = await givenNamed('eager');
  for (const last of ['1', '2', '3', '4', '5']) {
    expect((await addTo(person, { accountNumber: `100000000${last}` })).status).toBe(200);
  }
  expect(await addTo(person, { accountNumber: '1000000006' })).toMatchObject({
    status: 409,
    message: 'bank_accounts_full',
  });
});

test('MEM-18 of those who ask for the last place at once, one gets it', async () => {
  const person = await givenNamed('crowd');
  for (const last of ['1', '2', '3', '4']) {
    await addTo(person, { accountNumber: `777777777${last}` });
  }
  const crowd = Array.from({ length: 24 }, (_, index) => String(index + 10));
  // Connections that are open already let nobody arrive late.
  await Promise.all(crowd.map(() => person.ask('GET security')));
  const replies = await Promise.all(
    crowd.map((last) =>
      person.ask('POST bankAccounts', {
        ...BANK,
        accountNumber: `88888888${last}`,
        factor: OWN_PASSWORD,
      }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await accountsOf(person)).toHaveLength(5);
});

test('MEM-18 another member’s account is neither seen nor removed', async () => {
  const [owner, thief] = [await givenNamed('owner'), await givenNamed('thief')];
  await addTo(owner);
  const [account] = await accountsOf(owner);
  const factor = { way: 'password', proof: PASSWORD };
  const asked = { bankAccountId: account?.bankAccountId, factor };
  expect(await thief.ask('POST bankAccounts/remove', asked)).toMatchObject({
    status: 404,
    message: 'not_found',
  });
  expect(await accountsOf(owner)).toHaveLength(1);
  expect(await accountsOf(thief)).toEqual([]);
});

test('MEM-18 without a proof, or with a wrong one, an account stays', async () => {
  const person = await givenNamed('keeper');
  await addTo(person);
  const [account] = await accountsOf(person);
  const asked = { bankAccountId: account?.bankAccountId };
  expect(await person.ask('POST bankAccounts/remove', asked)).toMatchObject({
    status: 403,
    message: 'verification_first',
  });
  const factor = { way: 'password', proof: 'Mallory1Evil' };
  expect(await person.ask('POST bankAccounts/remove', { ...asked, factor })).toMatchObject({
    message: 'factor_wrong',
  });
  expect(await accountsOf(person)).toHaveLength(1);
});

test('DOOR-16 an account that was added does not put its name in the place of the password', async () => {
  const person = await givenNamed('plain-named');
  await addTo(person);
  expect((await person.ask('GET security')).value['factorWays']).toEqual([]);
  const factor = { way: 'bankName', proof: 'Somchai Jaidee' };
  const other = { ...BANK, accountNumber: '1234509876', factor };
  expect(await person.ask('POST bankAccounts', other)).toMatchObject({ message: 'factor_unknown' });
  expect(await accountsOf(person)).toHaveLength(1);
});

test('the contacts of the member are told of a new payee, and of one taken away', async () => {
  const at = t.world.clock.now();
  const person = await givenPerson(t.world, {
    account: 'told',
    profile: {
      full_name: 'Somchai Jaidee',
      email: 'told@mail.example',
      email_verified_at: at,
    },
  });
  await person.ask('POST security/code', { way: 'email' });
  const [sent] = await sentTo(t.world, 'told@mail.example');
  const factor = { way: 'email', proof: sent?.facts['code'] };
  expect((await person.ask('POST bankAccounts', { ...BANK, factor })).status).toBe(200);
  expect(await sentTo(t.world, 'told@mail.example')).toContainEqual({
    channel: 'email',
    template: 'bank_account_added',
    language: 'EN',
    facts: { last4: '7890' },
  });
  t.world.clock.advance(MINUTE_MS);
  await person.ask('POST security/code', { way: 'email' });
  const proof = await codeTo(t.world, 'told@mail.example');
  const [account] = await accountsOf(person);
  const asked = { bankAccountId: account?.bankAccountId, factor: { way: 'email', proof } };
  expect((await person.ask('POST bankAccounts/remove', asked)).status).toBe(200);
  expect(await sentTo(t.world, 'told@mail.example')).toContainEqual({
    channel: 'email',
    template: 'bank_account_removed',
    language: 'EN',
    facts: { last4: '7890' },
  });
});

test.each([
  ['letters in the number', { accountNumber: '12345abc' }],
  ['a number of five digits', { accountNumber: '12-345' }],
  ['a number of blanks', { accountNumber: '- - - - - - -' }],
  ['a number without end', { accountNumber: '1'.repeat(61) }],
  ['a name that turns the text', { accountName: 'Som\u202Echai' }],
])('MEM-18 %s is refused', async (name, change) => {
  const person = await givenNamed(`bad${name.replaceAll(' ', '')}`);
  expect(await addTo(person, change)).toMatchObject({ status: 400, message: 'invalid_input' });
});

test.each([
  ['free text', { bankCode: 'asdf' }, 'bank_unknown'],
  ['the name instead of the code', { bankCode: 'KBank' }, 'bank_unknown'],
  ['no bank', { bankCode: '' }, 'bank_unknown'],
  ['a null byte', { bankCode: '0\u00004' }, 'bank_unknown'],
  ['nine digits at a bank of ten', { accountNumber: '123456789' }, 'bank_number_wrong'],
  ['eleven digits at a bank of ten', { accountNumber: '12345678901' }, 'bank_number_wrong'],
  ['one digit ten times', { accountNumber: '0000000000' }, 'bank_number_wrong'],
  ['ten digits at a bank of twelve', { bankCode: '034' }, 'bank_number_wrong'],
])('DOOR-35 %s is no payout account', async (name, change, message) => {
  const person = await givenNamed(`no${name.replaceAll(' ', '')}`);
  expect(await addTo(person, change)).toMatchObject({ status: 400, message });
  expect(await accountsOf(person)).toEqual([]);
});

test('DOOR-35 the brand’s banks are listed with code and length, in the language asked for', async () => {
  const person = await givenNamed('lister');
  const { value } = await person.ask('GET banks', { language: 'TH' });
  expect(value['banks']).toContainEqual({
    bankCode: '014',
    bankName: 'ธนาคารไทยพาณิชย์',
    digitsMin: 10,
    digitsMax: 10,
  });
  const { status } = await addTo(person, { bankCode: '034', accountNumber: '012345678901' });
  expect(status).toBe(200);
  const [kept] = await listBankAccounts(t.world.db, person.memberId);
  expect(kept).toMatchObject({ bank_code: '034', account_number: '012345678901' });
});

test('DOOR-35 a wrong name does not use up the code, and is counted as a wrong proof', async () => {
  const profile = {
    full_name: 'Somchai Jaidee',
    mobile: '+66812345670',
    mobile_verified_at: t.world.clock.now(),
  };
  const person = await givenPerson(t.world, { account: 'slip-of-the-pen', profile });
  await person.ask('POST security/code', { way: 'mobile' });
  const proof = await codeTo(t.world, profile.mobile);
  const add = (accountName: string) =>
    person.ask('POST bankAccounts', { ...BANK, accountName, factor: { way: 'mobile', proof } });
  expect((await add('Somchai Jaidi')).message).toBe('bank_name_differs');
  expect((await add('Somchai Jaidee')).status).toBe(200);
  // The code was used: nothing is on its way, so another is sent at once.
  expect((await person.ask('POST security/code', { way: 'mobile' })).status).toBe(200);
});
