import * as contract from '@baize/contract/consent';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand, publishContent, seedContent } from '../base/brand/index.ts';
import { agreedDay, ensureAgreed, termsRoutes } from '../people/consents/index.ts';
import { getMember, NOTHING_AGREED, updateMember } from '../people/members/index.ts';
import { commandOf, givenMember, openPlay, perform, usePlay } from '../testing/play.ts';
import { callsOf } from '../testing/rewards.ts';

const t = usePlay();
const loaded = loadBrand('mekhala');
const { brand, content } = loaded;
const site = { brand, content: structuredClone(content) };
const routes = termsRoutes({ site });
const BY = 'opr_01HF7YAT000000000000000001';

beforeAll(() => seedContent(t.world, loaded));

const ask = (...call: Parameters<ReturnType<typeof callsOf>>) => callsOf(t.world, routes)(...call);
const dueOf = async (memberId: MemberId) =>
  (await ask(contract.readTerms, memberId)).value['due'] as contract.TextToAgree[];

/** A member who agreed to the texts of the beginning. */
async function givenAgreed(): Promise<MemberId> {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  const agreed_on = agreedDay(site.content.legal, '2026-11-15');
  await updateMember(t.world.db, memberId, { agreed_on });
  return memberId;
}

let made = 0;
const bet = (memberId: MemberId, facts: Record<string, unknown> = {}, play = t.play) =>
  perform(
    play,
    commandOf('bet', { txId: `terms-${(made += 1)}`, memberId, amount: minor(10n), ...facts }),
  );

/** Puts another version of a text in force from that day on, and tells the page's process. */
async function publishText(text: contract.TextToAgree['text'], since: string): Promise<void> {
  const row = site.content.legal.find(({ id }) => id === text);
  if (!row) throw new Error('a brand has its texts');
  Object.assign(row, { since });
  const published = await publishContent(t.world, loaded, { kind: 'legal', by: BY, body: row });
  expect(published).toMatchObject({ ok: true });
}

test('item 3: terms that changed stop the next bet in every process until they are agreed to', async () => {
  const other = openPlay(t.world);
  const [memberId, trial] = [await givenAgreed(), await givenMember(t.world, { cash: 100n })];
  expect(await bet(memberId)).toMatchObject({ ok: true });
  expect(await bet(memberId, {}, other.play)).toMatchObject({ ok: true });
  await publishText('terms', '2026-11-14');
  expect(await bet(memberId)).toMatchObject({ ok: true });

  const under = { roundId: 'terms-round', txId: 'terms-open' };
  expect(await bet(memberId, under)).toMatchObject({ ok: true });
  await publishText('terms', '2026-11-16');
  expect(await bet(memberId)).toMatchObject({ ok: true });
  t.world.clock.advance(DAY_MS);
  const refused = { ok: false, code: 'limit_reached', kind: 'terms' };
  expect(await bet(memberId)).toMatchObject(refused);
  expect(await bet(memberId, {}, other.play)).toMatchObject(refused);
  // A round that runs takes what belongs to it, and its result.
  expect(await bet(memberId, { roundId: 'terms-round' })).toMatchObject({ ok: true });
  const won = { txId: 'terms-won', memberId, betId: 'terms-open', amount: minor(30n) };
  expect(await perform(t.play, commandOf('settle', won))).toMatchObject({ ok: true });
  expect(await bet(trial)).toMatchObject({ ok: true });

  const due = await dueOf(memberId);
  expect(due).toEqual([{ text: 'terms', since: '2026-11-16' }]);
  const older = [{ text: 'terms', since: '2026-11-15' }];
  expect((await ask(contract.acceptTerms, memberId, { texts: older })).message).toBe(
    'consent_text_changed',
  );
  expect(await bet(memberId)).toMatchObject(refused);
  expect((await ask(contract.acceptTerms, memberId, { texts: due })).value).toEqual({
    due: [],
    agreed: [{ ...due[0], at: t.world.clock.now().toISOString() }],
  });
  expect(await bet(memberId)).toMatchObject({ ok: true });
  expect(await bet(memberId, {}, other.play)).toMatchObject({ ok: true });
  await other.close();
});

test('item 3: who never agreed is asked for every text, and no game opens before', async () => {
  const memberId = await givenMember(t.world, { cash: 100n });
  await updateMember(t.world.db, memberId, { agreed_on: NOTHING_AGREED });
  const launch = async () =>
    ensureAgreed(t.world.db, await getMember(t.world.db, memberId), '2026-11-16');
  await expect(launch()).rejects.toMatchObject({ code: 'terms_changed' });
  const due = await dueOf(memberId);
  expect(due.map(({ text }) => text).toSorted()).toEqual(['privacy', 'terms']);
  const half = await ask(contract.acceptTerms, memberId, { texts: due.slice(1) });
  expect(half.message).toBe('consent_text_changed');
  await ask(contract.acceptTerms, memberId, { texts: due });
  await expect(launch()).resolves.toBeUndefined();
  expect(await dueOf(memberId)).toEqual([]);
});
