import { expect, test } from 'vitest';
import { givenPerson } from '../../testing/security.ts';
import { useWorld } from '../../testing/world.ts';

const t = useWorld();

const FIELDS = {
  address: '99 Sukhumvit Rd, Bangkok',
  nationality: 'Thai',
  occupation: 'Engineer',
  sourceOfIncome: 'Salary',
  line: '@somchai',
  telegram: '@somchai',
  whatsapp: '+66 81 234 5678',
  facebook: 'somchai',
  wechat: 'somchai',
  zalo: '081',
  qqNum: '12345',
};

test('REG-22 every field of the profile is kept, stays when left out, and can be emptied', async () => {
  const person = await givenPerson(t.world, { account: 'fields' });
  expect((await person.ask('PUT profile', FIELDS)).value).toMatchObject(FIELDS);
  expect((await person.ask('PUT profile', { nationality: 'Lao' })).value).toMatchObject({
    ...FIELDS,
    nationality: 'Lao',
  });
  const emptied = await person.ask('PUT profile', { address: null, occupation: '  ' });
  expect(emptied.value).toMatchObject({ address: null, occupation: null, line: '@somchai' });
});

test('MEM-03 the nickname is changed, and nobody else’s', async () => {
  const [one, other] = [
    await givenPerson(t.world, { account: 'nick1' }),
    await givenPerson(t.world, { account: 'nick2' }),
  ];
  expect((await one.ask('PUT profile', { nickname: ' น้องเมฆ ' })).value).toMatchObject({
    nickname: 'น้องเมฆ',
  });
  expect((await other.ask('GET security')).value).toMatchObject({ nickname: 'nick2' });
});

test('MEM-18 the full name is said once; customer service changes it', async () => {
  const person = await givenPerson(t.world, { account: 'named' });
  const name = (fullName: string) => person.ask('PUT profile', { fullName, line: fullName });
  expect((await name('Somsri Jaidee')).value).toMatchObject({ fullName: 'S••• J•••' });
  expect((await name('Ms. SOMSRI  JAIDEE')).status).toBe(200);
  expect(await name('Mallory Evil')).toMatchObject({ status: 409, message: 'name_fixed' });
  expect((await person.ask('GET security')).value).toMatchObject({ line: 'Ms. SOMSRI  JAIDEE' });
});

test('MEM-18 of two names said at once, one holds', async () => {
  const person = await givenPerson(t.world, { account: 'hasty' });
  const replies = await Promise.all(
    ['Anna One', 'Bella Two', 'Clara Three'].map((fullName) =>
      person.ask('PUT profile', { fullName }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test.each([
  ['a nickname too short', { nickname: 'a' }],
  ['a nickname too long', { nickname: 'a'.repeat(25) }],
  ['a null byte', { nickname: 'a\u0000b' }],
  ['a mark that turns the text', { fullName: 'Somchai \u202Eeedij' }],
  ['a line break', { line: 'one\ntwo' }],
  ['half a character', { nickname: 'ab\uD800' }],
  ['too long an address', { address: 'x'.repeat(301) }],
  ['a number for a text', { address: 7 }],
])('MEM-03 %s is refused', async (name, body) => {
  const person = await givenPerson(t.world, { account: `bad${name.replaceAll(' ', '')}` });
  expect(await person.ask('PUT profile', body)).toMatchObject({
    status: 400,
    message: 'invalid_input',
  });
});

test.each(["Robert'); drop table members_member;--", '<img src=x onerror=alert(1)>', '👩‍👩‍👧 ครับ'])(
  'MEM-03 %s is words like any other',
  async (address) => {
    const person = await givenPerson(t.world, { account: `odd${address.length}` });
    expect((await person.ask('PUT profile', { address })).value).toMatchObject({ address });
  },
);
