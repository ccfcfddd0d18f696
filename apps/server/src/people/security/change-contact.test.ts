import { MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { beforeEach, expect, test } from 'vitest';
import { askAs, codeTo, givenPerson, PASSWORD, sentTo } from '../../testing/security.ts';
import { useWorld } from '../../testing/world.ts';

const t = useWorld();

/** Codes are counted by target and by network: each test begins when the last ones are forgotten. */
beforeEach(() => t.world.clock.advance(20 * MINUTE_MS));

let count = 0;
const nextMobile = () => `+668${String(10_000_000 + (count += 1))}`;
const nextEmail = () => `person${(count += 1)}@mail.example`;

const mobileContact = (mobile: string) => ({
  kind: 'mobile',
  mobileNum: mobile.replace('+66', '0'),
  countryDialingCode: '66',
});

async function givenReachable(account: string) {
  const [mobile, email] = [nextMobile(), nextEmail()];
  const at = t.world.clock.now();
  const profile = { mobile, mobile_verified_at: at, email, email_verified_at: at };
  return { mobile, email, ...(await givenPerson(t.world, { account, profile })) };
}

type Reachable = Awaited<ReturnType<typeof givenReachable>>;

/** A factor of the member's present telephone. */
async function factorOf({ ask, mobile }: Pick<Reachable, 'ask' | 'mobile'>) {
  expect((await ask('POST security/code', { way: 'mobile' })).value).toEqual({ expiredMinutes: 1 });
  return { way: 'mobile', proof: await codeTo(t.world, mobile) };
}

/** What they were sent that is no code. */
const newsTo = async (target: string) =>
  (await sentTo(t.world, target)).find(({ template }) => template !== 'code');

async function newCode({ ask }: Pick<Reachable, 'ask'>, contact: Record<string, string>) {
  expect(await ask('POST contact/code', contact)).toMatchObject({ status: 200 });
}

test('MEM-03 a new number is proven by its code, the member by a factor, and the old ones are told', async () => {
  const person = await givenReachable('mover');
  const mobile = nextMobile();
  const contact = mobileContact(mobile);
  await newCode(person, contact);
  const verificationCode = await codeTo(t.world, mobile);
  const factor = await factorOf(person);
  const reply = await person.ask('POST contact', { contact, verificationCode, factor });
  expect(reply).toMatchObject({ status: 200 });
  expect(reply.value).toMatchObject({ mobile: `+66•••${mobile.slice(-4)}` });
  const news = { template: 'contact_changed', facts: { what: 'mobile' } };
  expect(await newsTo(person.mobile)).toMatchObject({ channel: 'sms', ...news });
  expect(await newsTo(person.email)).toMatchObject({ channel: 'email', ...news });
  expect((await sentTo(t.world, mobile)).map(({ template }) => template)).toEqual(['code']);
});

test('MEM-03 a new e-mail address likewise, however its letters are written', async () => {
  const person = await givenReachable('mailer');
  const email = nextEmail();
  const contact = { kind: 'email', email: ` ${email.toUpperCase()} ` };
  await newCode(person, contact);
  const verificationCode = await codeTo(t.world, email);
  const factor = await factorOf(person);
  const reply = await person.ask('POST contact', { contact, verificationCode, factor });
  expect(reply.value).toMatchObject({ email: expect.stringMatching(/^p•••\d@mail\.example$/) });
  expect(await newsTo(person.email)).toMatchObject({ template: 'contact_changed' });
});

test('without a factor it is refused with the ways there are, and no code is used up', async () => {
  const person = await givenReachable('hurried');
  const contact = { kind: 'email', email: nextEmail() };
  await newCode(person, contact);
  const verificationCode = await codeTo(t.world, contact.email);
  const refused = await person.ask('POST contact', { contact, verificationCode });
  expect(refused).toMatchObject({ status: 403, message: 'verification_first' });
  expect(refused.value).toMatchObject({
    ways: [
      { way: 'mobile', target: expect.stringContaining('•••') },
      { way: 'email', target: expect.stringContaining('•••') },
    ],
  });
  const factor = await factorOf(person);
  expect(await person.ask('POST contact', { contact, verificationCode, factor })).toMatchObject({
    status: 200,
  });
});

test('both codes are good once', async () => {
  const person = await givenReachable('replayer');
  const contact = { kind: 'email', email: nextEmail() };
  await newCode(person, contact);
  const factor = await factorOf(person);
  const body = { contact, verificationCode: await codeTo(t.world, contact.email), factor };
  const replies = await Promise.all([1, 2, 3].map(() => person.ask('POST contact', body)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  expect(await person.ask('POST contact', body)).toMatchObject({ message: 'code_invalid' });
});

test('a code for one purpose is none for the other', async () => {
  const person = await givenReachable('mixer');
  const contact = mobileContact(nextMobile());
  await newCode(person, contact);
  const factor = await factorOf(person);
  const swapped = { contact, verificationCode: factor.proof, factor };
  expect(await person.ask('POST contact', swapped)).toMatchObject({ message: 'code_invalid' });
});

test('the login password is no factor for who has another way', async () => {
  const person = await givenReachable('lazy');
  const contact = { kind: 'email', email: nextEmail() };
  await newCode(person, contact);
  const verificationCode = await codeTo(t.world, contact.email);
  const factor = { way: 'password', proof: PASSWORD };
  expect(await person.ask('POST contact', { contact, verificationCode, factor })).toMatchObject({
    message: 'factor_unknown',
  });
});

test('the login password is the factor of who has no other way', async () => {
  const person = await givenPerson(t.world, { account: 'onlyword' });
  const contact = { kind: 'email', email: nextEmail() };
  await newCode(person, contact);
  const verificationCode = await codeTo(t.world, contact.email);
  const ask = (proof: string) =>
    person.ask('POST contact', { contact, verificationCode, factor: { way: 'password', proof } });
  expect(await ask('wrong')).toMatchObject({ status: 403, message: 'factor_wrong' });
  expect(await ask(PASSWORD)).toMatchObject({ status: 200 });
});

test('who came by Google and has nothing yet begins with the contact alone', async () => {
  const person = await givenPerson(t.world, { account: 'googler', hasPassword: false });
  const bank = { bankCode: '004', accountNumber: '1234567890', accountName: 'G Oogler' };
  expect(await person.ask('POST bankAccounts', bank)).toMatchObject({
    message: 'verification_first',
  });
  const contact = { kind: 'email', email: nextEmail() };
  await newCode(person, contact);
  const verificationCode = await codeTo(t.world, contact.email);
  expect(await person.ask('POST contact', { contact, verificationCode })).toMatchObject({
    status: 200,
  });
  expect((await person.ask('GET security')).value).toMatchObject({
    factorWays: [{ way: 'email' }],
  });
});

test('five wrong factors and the member waits, from whatever address', async () => {
  const person = await givenReachable('guesser');
  await factorOf(person);
  const guess = (ip: string) =>
    askAs(t.world, { caller: person.caller, ip }, [
      'POST totp/begin',
      { factor: { way: 'mobile', proof: '0' } },
    ]);
  for (let tried = 0; tried < 5; tried++) {
    expect(await guess(`203.0.113.${tried}`)).toMatchObject({ message: 'code_invalid' });
  }
  const locked = await guess('198.51.100.7');
  expect(locked).toMatchObject({ status: 429, message: 'login_locked' });
  expect(locked.value).toMatchObject({ retryAfterSeconds: 30 });
  t.world.clock.advance(61 * SECOND_MS);
  const factor = await factorOf(person);
  expect(await person.ask('POST totp/begin', { factor })).toMatchObject({ status: 200 });
});

test('MEM-03 that another proved a number or address is told to nobody but who holds it', async () => {
  const owner = await givenReachable('owner');
  const person = await givenReachable('rightful');
  const taken = [
    [mobileContact(owner.mobile), owner.mobile, 'mobile_taken'],
    [{ kind: 'email', email: owner.email }, owner.email, 'email_taken'],
  ] as const;
  for (const [contact, target, refusal] of taken) {
    // The answers are those of a contact that nobody has, until both proofs are there.
    await newCode(person, contact);
    const change = (verificationCode: string, factor?: object) =>
      person.ask('POST contact', { contact, verificationCode, ...(factor && { factor }) });
    expect(await change('000000')).toMatchObject({ message: 'verification_first' });
    expect(await change('000000', await factorOf(person))).toMatchObject({
      message: 'code_invalid',
    });
    t.world.clock.advance(2 * MINUTE_MS);
    const factor = await factorOf(person);
    expect(await change(await codeTo(t.world, target), factor)).toMatchObject({
      status: 409,
      message: refusal,
    });
    t.world.clock.advance(2 * MINUTE_MS);
  }
});

test('a number that was only written down goes to who proves it', async () => {
  const mobile = nextMobile();
  const squatter = await givenPerson(t.world, { account: 'squatter', profile: { mobile } });
  const person = await givenReachable('prover');
  const contact = mobileContact(mobile);
  await newCode(person, contact);
  const verificationCode = await codeTo(t.world, mobile);
  const factor = await factorOf(person);
  expect(await person.ask('POST contact', { contact, verificationCode, factor })).toMatchObject({
    status: 200,
  });
  expect((await squatter.ask('GET security')).value).toMatchObject({ mobile: null });
});

test('of two members who prove one number at once, one gets it', async () => {
  const [one, other] = [await givenReachable('twin1'), await givenReachable('twin2')];
  const mobile = nextMobile();
  const contact = mobileContact(mobile);
  await newCode(one, contact);
  const first = await codeTo(t.world, mobile);
  const factors = [await factorOf(one), await factorOf(other)];
  const replies = await Promise.all(
    [one, other].map(({ ask }, index) =>
      ask('POST contact', { contact, verificationCode: first, factor: factors[index] }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each([
  [
    'letters for a number',
    { ...mobileContact('+66812345678'), mobileNum: 'abc' },
    'mobile_invalid',
  ],
  ['a number too short', { ...mobileContact('+66812345678'), mobileNum: '12' }, 'mobile_invalid'],
  ['a country nobody has', { ...mobileContact('+668'), countryDialingCode: '0' }, 'invalid_input'],
  ['no e-mail address', { kind: 'email', email: 'somebody' }, 'email_invalid'],
  ['two addresses', { kind: 'email', email: 'a@b.example,c@d.example' }, 'email_invalid'],
  [
    'a header in an address',
    { kind: 'email', email: 'a@b.example\nBcc: c@d.example' },
    'email_invalid',
  ],
  ['a null byte', { kind: 'email', email: 'a\u0000@b.example' }, 'email_invalid'],
  ['another kind', { kind: 'pigeon' }, 'invalid_input'],
])('MEM-03 %s is refused before anything is sent', async (name, contact, message) => {
  const person = await givenPerson(t.world, { account: `bad${name.replaceAll(' ', '')}` });
  expect(await person.ask('POST contact/code', contact)).toMatchObject({ status: 400, message });
});

test('a code is never sent to a contact that is not set up', async () => {
  const person = await givenPerson(t.world, {
    account: 'unproven',
    profile: { email: 'unproven@mail.example' },
  });
  for (const way of ['mobile', 'email']) {
    expect(await person.ask('POST security/code', { way })).toMatchObject({
      message: 'factor_unknown',
    });
  }
  expect(await sentTo(t.world, 'unproven@mail.example')).toEqual([]);
});
