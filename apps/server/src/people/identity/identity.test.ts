import * as contract from '@baize/contract/identity';
import * as desk from '@baize/contract/identity-desk';
import { USUAL_IDENTITY } from '@baize/contract/identity-rules';
import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS } from '@baize/std/time';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { callsOf, givenPlayer } from '../../testing/rewards.ts';
import { bombOf, zipOf } from '../../testing/uploads.ts';
import { useWorld } from '../../testing/world.ts';
import { excludeMember } from '../exclusions/index.ts';
import { ensureLevel, identityJobs, identityRoutes, readLevel } from './index.ts';

const t = useWorld();
const brand = { identity: USUAL_IDENTITY, minimumAge: 20, timezone: 'Asia/Bangkok' };
const routes = identityRoutes({ brand });
let risk: GivenOperator;
let photo: Buffer;
beforeAll(async () => {
  risk = await givenOperator(t.world, 'risk');
  const stripes = Buffer.alloc(640 * 620, Buffer.from([40, 60, 200, 220, 180, 90, 30]));
  photo = await sharp(stripes, { raw: { width: 640, height: 620, channels: 1 } })
    .jpeg()
    .toBuffer();
});

const ask = (...call: Parameters<ReturnType<typeof callsOf>>) => callsOf(t.world, routes)(...call);
const operate = (...call: [Parameters<ReturnType<typeof callerOf>>[1], Record<string, unknown>]) =>
  callerOf(t.world, routes)(risk.caller, ...call);

type WireAnswer = { message: string | null; value: Record<string, unknown> };

const upload = async (
  memberId: MemberId,
  side: contract.Side,
  bytes = photo,
): Promise<WireAnswer> =>
  ask(contract.uploadIdentityPicture, memberId, {
    side,
    content: bytes.toString('base64'),
  });

let made = 0;

async function submit(memberId: MemberId, facts: object = {}): Promise<WireAnswer> {
  const pictures: unknown[] = [];
  for (const side of contract.SIDES) {
    pictures.push((await upload(memberId, side)).value['pictureId']);
  }
  const wish = {
    requestKey: `identity-${(made += 1)}`,
    document: 'id_card',
    number: `1-2345-${made}`,
    birthday: '1990-02-03',
    expiresOn: '2027-01-31',
    pictures,
    ...facts,
  };
  return ask(contract.submitIdentity, memberId, wish);
}

async function listOpen(memberId: MemberId): Promise<desk.IdentityFile | undefined> {
  const { value } = await operate(desk.listIdentityQueue, { view: 'open' });
  const { checks } = value as unknown as { checks: desk.IdentityFile[] };
  return checks.find((each) => each.memberId === memberId);
}

const decide = (file: desk.IdentityFile | undefined, decision: object) =>
  operate(desk.decideIdentity, { checkId: file?.checkId, decision });

const dayOfTest: Day = '2026-11-15';

test('SAFE-04 OPS-10 DESK-04 documents are handed in, looked at side by side, and decided once', async () => {
  const memberId = await givenPlayer(t.world);
  expect((await submit(memberId)).value).toMatchObject({
    level: 'none',
    check: { status: 'waiting' },
  });
  expect(await submit(memberId)).toMatchObject({ message: 'identity_waiting' });
  const file = await listOpen(memberId);
  expect(file?.pictures.map(({ side }) => side)).toEqual(['back', 'front', 'selfie']);
  const both = await Promise.all([
    decide(file, { kind: 'approve' }),
    decide(file, { kind: 'refuse', reason: 'unreadable' }),
  ]);
  const lost = both.filter(({ message }) => message === 'already_decided');
  expect(lost).toMatchObject([
    { value: { action: expect.stringMatching(/^identity\./) as string, operator: risk.name } },
  ]);
  const messages = await t.world.db
    .selectFrom('messages_message')
    .select('news')
    .where('member_id', '=', memberId)
    .execute();
  expect(messages).toHaveLength(1);
});

test('SAFE-04 pictures lie sealed, and every look at one is written down', async () => {
  const memberId = await givenPlayer(t.world);
  await submit(memberId);
  const rows = await t.world.db
    .selectFrom('identity_picture')
    .select(['content'])
    .where('member_id', '=', memberId)
    .execute();
  expect(rows.every(({ content }) => content.startsWith('sealed:v1:'))).toBe(true);
  const file = await listOpen(memberId);
  expect(file).toMatchObject({ looks: 0 });
  const [first] = file?.pictures ?? [];
  const { value } = await operate(desk.readIdentityPicture, { pictureId: first?.pictureId });
  expect(
    Buffer.from(value['content'] ?? '', 'base64')
      .subarray(0, 3)
      .toString('hex'),
  ).toBe('ffd8ff');
  expect(await listOpen(memberId)).toMatchObject({ looks: 1 });
});

test('SAFE-04 a refusal tells why, and another document can be handed in', async () => {
  const memberId = await givenPlayer(t.world);
  await submit(memberId);
  await decide(await listOpen(memberId), { kind: 'refuse', reason: 'name_differs' });
  const { value } = await ask(contract.readIdentity, memberId, {});
  expect(value['check']).toMatchObject({ status: 'refused', reason: 'name_differs' });
  expect((await submit(memberId)).message).toBeNull();
});

test.each([
  ['a bomb', () => bombOf(30_000, 30_000), 'picture_too_large'],
  ['an archive', () => zipOf('a.txt', 'x'), 'picture_unreadable'],
])('SAFE-04 %s is no document', async (_name, bytes, message) => {
  const memberId = await givenPlayer(t.world);
  expect(await upload(memberId, 'front', bytes())).toMatchObject({ message });
});

test.each([
  ['blurred', 90, 700, ['blurred']],
  ['dark and blurred', 10, 700, ['dark', 'blurred']],
  ['too small', 90, 300, ['small', 'blurred']],
])('a photograph that is %s is said to be', async (_name, grey, side, hints) => {
  const memberId = await givenPlayer(t.world);
  const flat = await sharp({
    create: { width: 800, height: side, channels: 3, background: { r: grey, g: grey, b: grey } },
  })
    .jpeg()
    .toBuffer();
  expect((await upload(memberId, 'front', flat)).value).toMatchObject({ hints });
});

test('a document without all its sides, run out, or of somebody too young is refused', async () => {
  const memberId = await givenPlayer(t.world);
  expect(await submit(memberId, { document: 'passport' })).toMatchObject({
    message: 'identity_pictures_missing',
  });
  expect(await submit(memberId, { expiresOn: '2026-11-14' })).toMatchObject({
    message: 'identity_expired',
  });
  expect(await submit(memberId, { birthday: '2006-11-16' })).toMatchObject({
    message: 'identity_too_young',
  });
});

const needed = { level: 'document', above: '1000' } as const;
const ensureSum = (memberId: MemberId, sum: bigint, today = dayOfTest) =>
  ensureLevel(t.world.db, { memberId, needed, sum: minor(sum), today });

test('CARE-06 above the line a sum is refused by the name of its level, and opens with it', async () => {
  const memberId = await givenPlayer(t.world);
  await ensureSum(memberId, 1_000n);
  await expect(ensureSum(memberId, 1_001n)).rejects.toMatchObject({
    code: 'identity_document_needed',
    details: { level: 'document' },
  });
  await submit(memberId);
  await decide(await listOpen(memberId), { kind: 'approve' });
  await ensureSum(memberId, 1_001n);
});

test('CARE-06 a document that has run out lowers the level, and its owner is told once', async () => {
  const memberId = await givenPlayer(t.world);
  await submit(memberId, { expiresOn: '2026-11-20' });
  await decide(await listOpen(memberId), { kind: 'approve' });
  expect(await readLevel(t.world.db, memberId, '2026-11-20')).toBe('document');
  expect(await readLevel(t.world.db, memberId, '2026-11-21')).toBe('none');
  await expect(ensureSum(memberId, 1_001n, '2026-11-21')).rejects.toMatchObject({
    code: 'identity_document_needed',
  });
  const tend = identityJobs({ brand })[0];
  const before = t.world.clock.now();
  t.world.clock.advance(6 * DAY_MS);
  await tend?.run(t.world, {} as never);
  await tend?.run(t.world, {} as never);
  const told = await t.world.db
    .selectFrom('messages_message')
    .select('news')
    .where('member_id', '=', memberId)
    .execute();
  expect(told.filter(({ news }) => JSON.stringify(news).includes('identity_ran_out'))).toHaveLength(
    1,
  );
  t.world.clock.advance(before.getTime() - t.world.clock.now().getTime());
});

test('pictures of a document are there the day before their time ends and gone the day after', async () => {
  const memberId = await givenPlayer(t.world);
  await submit(memberId);
  await decide(await listOpen(memberId), { kind: 'approve' });
  const tend = identityJobs({ brand })[0];
  const count = async () => {
    await tend?.run(t.world, {} as never);
    const rows = await t.world.db
      .selectFrom('identity_picture')
      .select('id')
      .where('member_id', '=', memberId)
      .execute();
    return rows.length;
  };
  t.world.clock.advance((USUAL_IDENTITY.picturesKeptDays - 1) * DAY_MS);
  expect(await count()).toBe(3);
  t.world.clock.advance(2 * DAY_MS);
  expect(await count()).toBe(0);
});

test('CARE-03 a document of an excluded person that is handed in opens a case', async () => {
  const [excluded, newcomer] = [await givenPlayer(t.world), await givenPlayer(t.world)];
  const far = { number: 'AA-77-1', expiresOn: null };
  await submit(excluded, far);
  await t.world.db.transaction().execute((tx) =>
    excludeMember(t.world, tx, {
      memberId: excluded,
      wanted: { kind: 'exclusion', months: 6 },
      sessionId: null,
    }),
  );
  await submit(newcomer, { ...far, birthday: '1980-01-01' });
  const matches = await t.world.db
    .selectFrom('exclusions_match')
    .select(['sign', 'excluded_id'])
    .where('member_id', '=', newcomer)
    .execute();
  expect(matches).toEqual([{ sign: 'document', excluded_id: excluded }]);
});
