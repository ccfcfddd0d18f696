import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  type ChannelConsent,
  CONSENT_CHANNELS,
  CONSENT_VERSION,
  readConsents,
  setConsent,
} from '@baize/contract/consent';
import type { MemberId } from '@baize/std/id';
import { HOUR_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { givenMember } from '../../testing/login.ts';
import { callsOf } from '../../testing/rewards.ts';
import { useWorld } from '../../testing/world.ts';
import { consentsRoutes, listConsenting } from './index.ts';

const t = useWorld();
const call = (...args: Parameters<ReturnType<typeof callsOf>>) =>
  callsOf(t.world, consentsRoutes)(...args);
const say = (memberId: MemberId, channel: string, isGiven: boolean, version = CONSENT_VERSION) =>
  call(setConsent, memberId, { channel, isGiven, version });
const channelsOf = async (memberId: MemberId) =>
  ((await call(readConsents, memberId)).value as unknown as { channels: ChannelConsent[] })
    .channels;

test('each channel is allowed alone and none beforehand', async () => {
  const { id } = await givenMember(t.world);
  expect(await channelsOf(id)).toEqual(
    CONSENT_CHANNELS.map((channel) => ({ channel, isGiven: false, said: null })),
  );
  await say(id, 'sms', true);
  expect((await channelsOf(id)).filter(({ isGiven }) => isGiven)).toEqual([
    {
      channel: 'sms',
      isGiven: true,
      said: { at: t.world.clock.now().toISOString(), version: CONSENT_VERSION },
    },
  ]);
});

test('every word is kept with its moment and version, the newest counts, and said twice it is one', async () => {
  const { id } = await givenMember(t.world);
  await say(id, 'email', true);
  await say(id, 'email', true);
  expect(await listConsenting(t.world.db, 'email', [id])).toEqual(new Set([id]));
  t.world.clock.advance(HOUR_MS);
  await say(id, 'email', false);
  expect(await listConsenting(t.world.db, 'email', [id])).toEqual(new Set());
  const words = await t.world.db
    .selectFrom('consents_channel')
    .select(['is_given', 'version'])
    .where('member_id', '=', id)
    .orderBy('id')
    .execute();
  expect(words).toEqual([true, false].map((is_given) => ({ is_given, version: CONSENT_VERSION })));
});

test('nobody agrees to a text that the page did not show, and stopping needs none', async () => {
  const { id } = await givenMember(t.world);
  expect((await say(id, 'push', true, '2020-01-01')).message).toBe('consent_text_changed');
  expect((await say(id, 'push', false, '2020-01-01')).message).toBe(null);
  expect(await listConsenting(t.world.db, 'push', [id])).toEqual(new Set());
});

test('a yes to an older text is none: nobody is reached by it, and it is asked for anew', async () => {
  const { id } = await givenMember(t.world);
  await t.world.db
    .insertInto('consents_channel')
    .values({
      member_id: id,
      channel: 'email',
      is_given: true,
      version: '2025-01-01',
      at: t.world.clock.now(),
    })
    .execute();
  expect(await listConsenting(t.world.db, 'email', [id])).toEqual(new Set());
  expect((await channelsOf(id)).find(({ channel }) => channel === 'email')).toMatchObject({
    isGiven: false,
    said: { version: '2025-01-01' },
  });
  await say(id, 'email', true);
  expect(await listConsenting(t.world.db, 'email', [id])).toEqual(new Set([id]));
});

test('the words that are agreed to change only with their version', async () => {
  const words = await Promise.all(
    ['en', 'th', 'es', 'pt'].map(async (language) => {
      const path = `../../../../../packages/i18n/src/catalogues/${language}/messages.json`;
      const texts = JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));
      return ['title', 'text', ...CONSENT_CHANNELS].map(
        (name) => texts[`messages.consents_${name}`],
      );
    }),
  );
  const digest = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  // Other words are another text: give CONSENT_VERSION the day of the change, and this its digest.
  expect([CONSENT_VERSION, digest]).toEqual(['2026-11-18', '09a88d7d6c194fd7']);
});
