import type { Content, Execution } from '@baize/contract/content';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand, type Site } from '../../base/brand/index.ts';
import { answer, type Caller } from '../../base/kernel/index.ts';
import { beginTotp, confirmTotp, hasTotp } from '../../people/credentials/index.ts';
import { createMember } from '../../people/members/index.ts';
import { openSession } from '../../people/sessions/index.ts';
import { asked, origin, useWorld } from '../../testing/world.ts';
import { systemRoutes } from './routes.ts';

const t = useWorld();
const loaded = loadBrand('mekhala');

const popup = (id: string, execution: Execution, since: string): Content['popups'][number] => ({
  id,
  execution,
  since,
  promotionType: 'NEWS',
  title: { TH: id, EN: id },
  content: { TH: '<p>ก</p>', EN: '<p>Hi</p>' },
});

const popups = [
  popup('for-members', 'A', '2026-11-01'),
  popup('for-guests', 'B', '2026-11-02'),
  popup('newer-for-members', 'A', '2026-11-03'),
  popup('at-first', 'F', '2026-11-04'),
];
const authenticatorPopup = {
  ...popup('turn-on-an-authenticator', 'A', '2026-11-05'),
  unlessHas: 'totp',
} as const;

type Answer = Record<string, readonly { id: string; groupName?: string; execution?: string }[]>;

async function ask(
  query: Record<string, string>,
  caller: Caller | null = null,
  { language = 'EN', shown = popups }: { language?: string; shown?: Content['popups'] } = {},
) {
  const site = { ...loaded, content: { ...loaded.content, popups: shown } } as Site;
  const route = systemRoutes(site).find(({ endpoint }) => endpoint.path.endsWith('announcements'));
  const world = { ...t.world, wording: (code: string) => code };
  const facts = { caller, origin: origin({ language }) };
  return answer(route!, world, asked({ platform: 'W', ...query }, facts));
}

const lists = async (...args: Parameters<typeof ask>) => (await ask(...args)).body.value as Answer;

const popupsOf = async (caller: Caller | null, execution?: Execution) =>
  (await lists({ types: 'PU', ...(execution && { execution }) }, caller))['popup']?.map(
    ({ id }) => id,
  );

/** A member in the session of their login: the first, or a later one. */
async function givenMember(account: string, logins: number): Promise<Caller & { role: 'member' }> {
  return t.world.db.transaction().execute(async (tx) => {
    const member = await createMember(t.world, tx, { account, currency: 'THB' });
    const session = { brand: loaded.brand, member, method: 'username', origin: origin() } as const;
    for (let earlier = 1; earlier < logins; earlier++) {
      await openSession(t.world, tx, session);
      t.world.clock.advance(60_000);
    }
    const { sessionId } = await openSession(t.world, tx, session);
    return { role: 'member', memberId: member.id, sessionId };
  });
}

let atFirst: Caller & { role: 'member' };
let again: Caller & { role: 'member' };
beforeAll(async () => {
  atFirst = await givenMember('newcomer', 1);
  again = await givenMember('regular', 2);
});

test('POP-01 the home call answers banners with their group, notices, popups and promotions', async () => {
  const value = await lists({ types: 'B,PL,PU,PR', execution: 'B' });
  expect(Object.keys(value).sort()).toEqual(['banners', 'player', 'popup', 'promotion']);
  expect(value['banners']?.[0]).toMatchObject({
    groupName: 'w_home',
    url: '/images/banner/mekhala',
    linkageType: 'page',
    game: null,
  });
  expect(value['promotion']?.[0]).toMatchObject({
    title: expect.any(String),
    url: expect.stringMatching(/^\/images\/banner\/[a-z]+$/),
  });
  expect(value['popup']).toEqual([
    {
      id: 'for-guests',
      since: '2026-11-02',
      title: 'for-guests',
      content: '<p>Hi</p>',
      promotionType: 'NEWS',
      execution: 'B',
    },
  ]);
});

test.each([
  ['B', 'banners'],
  ['PL', 'player'],
  ['PU', 'popup'],
  ['PR', 'promotion'],
  ['H', 'home'],
])('POP-07 %s answers under %s, and nothing else is answered', async (types, list) => {
  const value = await lists({ types });
  expect(Object.keys(value)).toEqual([list]);
  expect(value[list]?.length).toBeGreaterThan(0);
});

test('POP-05 banners stand in the four groups', async () => {
  const groups = (await lists({ types: 'B' }))['banners']?.map(({ groupName }) => groupName);
  expect([...new Set(groups)]).toEqual(['w_home', 'w_login', 'w_register', 'w_forget']);
});

test('POP-02 a guest gets B, whatever is asked for', async () => {
  expect(await popupsOf(null, 'B')).toEqual(['for-guests']);
  expect(await popupsOf(null)).toEqual(['for-guests']);
  expect(await popupsOf(null, 'A')).toEqual([]);
  expect(await popupsOf(null, 'F')).toEqual([]);
});

test('POP-02 a member gets A, the newest first, and never B', async () => {
  expect(await popupsOf(again, 'A')).toEqual(['newer-for-members', 'for-members']);
  expect(await popupsOf(again)).toEqual(['newer-for-members', 'for-members']);
  expect(await popupsOf(again, 'B')).toEqual([]);
  expect(await popupsOf(again, 'F')).toEqual([]);
});

test('POP-02 at the first login a member also gets F, and at the second no more', async () => {
  expect(await popupsOf(atFirst, 'F')).toEqual(['at-first']);
  expect(await popupsOf(atFirst)).toEqual(['at-first', 'newer-for-members', 'for-members']);
  t.world.clock.advance(60_000);
  const later = await givenMember('twice', 2);
  expect(await popupsOf(later, 'F')).toEqual([]);
});

test('POP-02 a trial account gets A and not F', async () => {
  const trial = { ...atFirst, role: 'trial' } as const;
  expect(await popupsOf(trial)).toEqual(['newer-for-members', 'for-members']);
});

test('POP-02 a login that is not complete is still a guest', async () => {
  expect(await popupsOf({ ...atFirst, pending: 'factor' })).toEqual(['for-guests']);
});

test('words come in the language asked for, else in the brand’s own', async () => {
  const eyebrow = async (language: string) =>
    (await lists({ types: 'B' }, null, { language }))['banners']?.[0];
  expect(await eyebrow('EN')).toMatchObject({ eyebrow: 'Welcome to Mekhala' });
  expect(await eyebrow('TH')).toMatchObject({ eyebrow: 'ยินดีต้อนรับสู่เมขลา' });
  expect(await eyebrow('JA')).toMatchObject({ eyebrow: 'ยินดีต้อนรับสู่เมขลา' });
});

test('BRAND-02 a row from before the brand had a language is told in the fallback', async () => {
  const old = { ...popup('old', 'B', '2026-11-01'), title: { TH: 'เก่า' }, content: { TH: 'ก' } };
  const told = await lists({ types: 'PU' }, null, { shown: [old] });
  expect(told['popup']).toMatchObject([{ title: 'เก่า', content: 'ก' }]);
});

test('POP-06 one brand has a page of nine notices, the other one more', () => {
  expect(loadBrand('copa').content.notices).toHaveLength(9);
  expect(loaded.content.notices).toHaveLength(10);
});

test.each([
  ['a type nobody knows', { types: 'X' }],
  ['no type', {}],
  ['another platform', { types: 'B', platform: 'A' }],
  ['an execution nobody knows', { types: 'PU', execution: 'C' }],
  ['six types', { types: 'B,B,B,B,B,B' }],
])('POP-01 %s is refused', async (_, query) => {
  expect(await ask(query)).toMatchObject({ status: 400, body: { message: 'invalid_input' } });
});

test('DOOR-35 POP-02 nobody is asked for an authenticator they have', async () => {
  const popupIds = async () => {
    const value = await lists({ types: 'PU' }, owner, { shown: [authenticatorPopup] });
    return value['popup']?.map(({ id }) => id);
  };
  const owner = await givenMember('careful', 2);
  const { memberId } = owner;
  expect(await popupIds()).toEqual(['turn-on-an-authenticator']);
  await t.world.db.transaction().execute(async (tx) => {
    const setup = { memberId, issuer: 'Mekhala', label: 'careful' };
    const { secret } = await beginTotp(t.world, tx, setup);
    expect(await hasTotp(tx, memberId)).toBe(false);
    const timestamp = t.world.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    await confirmTotp(t.world, tx, { memberId, code });
  });
  expect(await popupIds()).toEqual([]);
});
