import { CONSENT_VERSION, setConsent } from '@baize/contract/consent';
import { listMessageSends } from '@baize/contract/member-message';
import { chooseMessages, listMessages, type Message } from '@baize/contract/message';
import { setPlayerTags } from '@baize/contract/player';
import * as content from '@baize/contract/site-content';
import type { MemberId } from '@baize/std/id';
import { instant } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand, openSite, type Site } from '../../base/brand/index.ts';
import { startBus } from '../../base/kernel/index.ts';
import { consentsRoutes } from '../../people/consents/index.ts';
import { excludeMember } from '../../people/exclusions/index.ts';
import { insertBroadcast, messagesRoutes } from '../../people/messages/index.ts';
import { givenMember as givenContact } from '../../testing/login.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { givenMember, usePlay } from '../../testing/play.ts';
import { contentRoutes } from '../content/index.ts';
import { playersRoutes } from '../players/index.ts';
import { campaignsRoutes } from './index.ts';
import { isDue } from './rules.ts';
import { reachableBy } from './send-letters.ts';
import { sendMessages, sendPart } from './send-messages.ts';

const t = usePlay();
const loaded = loadBrand('mekhala');
const { brand } = loaded;
const options = { brand, publicUrl: 'https://play.mekhala.test' };
let site: Site;
let admin: GivenOperator;
let call: ReturnType<typeof callerOf>;
let plain: MemberId;
let excluded: MemberId;
let unwilling: MemberId;

beforeAll(async () => {
  const bus = await startBus(t.world, t.world.url);
  site = await openSite(t.world, bus, loaded);
  admin = await givenOperator(t.world);
  call = callerOf(t.world, [
    ...contentRoutes(site),
    ...campaignsRoutes,
    ...consentsRoutes,
    ...messagesRoutes,
    ...playersRoutes({ brand }),
  ]);
  plain = await givenMember(t.world, {});
  excluded = await givenMember(t.world, {});
  unwilling = await givenMember(t.world, {});
  await exclude(excluded);
  await call(asMember(unwilling), chooseMessages, { offers: false });
  return () => bus.stop();
});

const exclude = (memberId: MemberId) =>
  t.world.db.transaction().execute((tx) =>
    excludeMember(t.world, tx, {
      memberId,
      wanted: { kind: 'cooling_off', days: 7 },
      sessionId: null,
    }),
  );

const asMember = (memberId: MemberId) => ({ memberId, role: 'member' as const });

const messageOf = (id: string, more: object = {}) => ({
  id,
  purpose: 'marketing',
  audience: { group: 'all' },
  title: { TH: `หัวข้อ ${id}`, EN: `Title ${id}` },
  content: { TH: ['ก', 'ข'], EN: ['One', 'Two'] },
  page: '/promotions',
  ...more,
});

const publish = (body: object, after = '0') =>
  call(admin.caller, content.publishSiteContent, {
    kind: 'messages',
    body,
    after,
    reason: 'news of today',
  });

async function titlesOf(memberId: MemberId): Promise<readonly string[]> {
  const { value } = await call(asMember(memberId), listMessages);
  const { messages } = value as unknown as { messages: readonly Message[] };
  return messages.flatMap(({ news }) =>
    news.kind === 'brand_message' ? [news.title['EN'] ?? ''] : [],
  );
}

const sentOf = async (key: string) => {
  const { value } = await call(admin.caller, listMessageSends);
  const { sends } = value as unknown as { sends: readonly { key: string; sent: number }[] };
  return sends.find((send) => send.key === key);
};

test('OPS-03 marketing reaches members once, and nobody on a break or who opted out', async () => {
  expect((await publish(messageOf('first'))).message).toBe(null);
  await sendMessages(t.world, options);
  await publish({ ...messageOf('first'), title: { TH: 'ใหม่', EN: 'Changed later' } }, '1');
  await Promise.all([sendMessages(t.world, options), sendMessages(t.world, options)]);
  expect(await titlesOf(plain)).toEqual(['Title first']);
  expect(await titlesOf(excluded)).toEqual([]);
  expect(await titlesOf(unwilling)).toEqual([]);
  expect(await sentOf('first')).toMatchObject({ version: 1, sent: 1, endedAt: expect.any(String) });
});

test('OPS-03 a service message reaches who opted out, and leads to nothing that is an offer', async () => {
  const service = { purpose: 'service', page: '/help' };
  expect((await publish(messageOf('service', { ...service, page: '/promotions' }))).message).toBe(
    'content_invalid',
  );
  await publish(messageOf('service', service));
  await sendMessages(t.world, options);
  expect(await titlesOf(unwilling)).toEqual(['Title service']);
  expect(await titlesOf(excluded)).toEqual(['Title service']);
});

test('OPS-03 a tag, a rank and one member are audiences of their own', async () => {
  await call(admin.caller, setPlayerTags, { memberId: plain, tags: ['whale'] });
  await publish(messageOf('tagged', { audience: { group: 'tag', tag: 'whale' } }));
  await publish(messageOf('ranked', { audience: { group: 'rank', rank: 'bronze' } }));
  await publish(messageOf('alone', { audience: { group: 'member', memberId: plain } }));
  const unknown = messageOf('nobody', { audience: { group: 'rank', rank: 'no-rank' } });
  expect((await publish(unknown)).message).toBe('content_invalid');
  await sendMessages(t.world, options);
  const titles = await titlesOf(plain);
  expect(titles).toEqual(expect.arrayContaining(['Title tagged', 'Title alone']));
  expect(titles).not.toContain('Title ranked');
  expect(await sentOf('tagged')).toMatchObject({ sent: 1 });
  expect(await sentOf('ranked')).toMatchObject({ sent: 0 });
});

test('OPS-03 a sending that was cut off goes on where it was, and nobody gets it twice', async () => {
  const body = messageOf('resumed', { purpose: 'service', page: null });
  await publish(body);
  const at = t.world.clock.now();
  await insertBroadcast(t.world.db, { key: 'resumed', version: 1, body, started_at: at });
  expect(await sendPart(t.world, options, 'resumed')).toBe(true);
  expect(await sentOf('resumed')).toMatchObject({ sent: 3, endedAt: null });
  await givenMember(t.world, {});
  await sendMessages(t.world, options);
  expect((await titlesOf(plain)).filter((title) => title === 'Title resumed')).toHaveLength(1);
  expect(await sentOf('resumed')).toMatchObject({ endedAt: expect.any(String) });
});

test('OPS-03 a message waits for its day and its hour by the brand’s clock', () => {
  const at = (text: string) => instant(new Date(text));
  const zone = 'Asia/Bangkok';
  expect(isDue({}, at('2026-11-17T00:00:00Z'), zone)).toBe(true);
  const planned = { from: '2026-11-18', until: '2026-11-18', hour: 9 };
  expect(isDue(planned, at('2026-11-17T20:00:00Z'), zone)).toBe(false);
  expect(isDue(planned, at('2026-11-18T02:00:00Z'), zone)).toBe(true);
  expect(isDue(planned, at('2026-11-18T17:00:00Z'), zone)).toBe(false);
});

test('SAFE-02 CARE-01 by e-mail, SMS and push an offer reaches only who agreed to that channel, and a service message needs no word', async () => {
  const proven = { email_verified_at: t.world.clock.now() };
  const [agreed, silent, takenBack, onBreak] = await Promise.all(
    ['agreed', 'silent', 'taken-back', 'on-break'].map(async (name) => {
      const { id } = await givenContact(t.world, {
        profile: { email: `${name}@mail.example`, ...proven },
      });
      return id;
    }),
  );
  if (!agreed || !silent || !takenBack || !onBreak) throw new Error('four members');
  const say = (memberId: MemberId, channel: string, isGiven: boolean) =>
    call(asMember(memberId), setConsent, { channel, isGiven, version: CONSENT_VERSION });
  await say(agreed, 'email', true);
  await say(silent, 'sms', true);
  await say(takenBack, 'email', true);
  await say(takenBack, 'email', false);
  await say(onBreak, 'email', true);
  await exclude(onBreak);
  await publish(messageOf('by-mail', { byEmail: true, bySms: true }));
  await sendMessages(t.world, options);
  expect(await letters()).toEqual(['agreed@mail.example']);
  await say(silent, 'push', true);
  const memberIds = [agreed, silent, takenBack];
  const pushed = await t.world.db
    .transaction()
    .execute((tx) => reachableBy(tx, { purpose: 'marketing' }, { channel: 'push', memberIds }));
  expect(pushed).toEqual([silent]);
  await publish(messageOf('needed', { byEmail: true, purpose: 'service', page: '/help' }));
  await sendMessages(t.world, options);
  expect((await letters()).toSorted()).toEqual(
    ['agreed', 'agreed', 'on-break', 'silent', 'taken-back'].map((name) => `${name}@mail.example`),
  );
});

const letters = async (): Promise<readonly string[]> => {
  const rows = await t.world.db
    .selectFrom('delivery_message')
    .select('target')
    .where('template', '=', 'brand_message')
    .orderBy('created_at')
    .execute();
  return rows.map(({ target }) => target);
};
