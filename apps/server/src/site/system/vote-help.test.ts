import * as contract from '@baize/contract/help';
import { assert } from '@baize/std/assert';
import { DAY_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand, openSite, publishContent, type Site } from '../../base/brand/index.ts';
import { startBus } from '../../base/kernel/index.ts';
import { callerOf, operatorOf } from '../../testing/operator.ts';
import { useWorld } from '../../testing/world.ts';
import { systemRoutes } from './index.ts';

const t = useWorld();
const loaded = loadBrand('mekhala');
let site: Site;
beforeAll(async () => {
  const bus = await startBus(t.world, t.world.url);
  site = await openSite(t.world, bus, loaded);
  return () => bus.stop();
});

const call = (...rest: Parameters<ReturnType<typeof callerOf>>) =>
  callerOf(t.world, systemRoutes(site))(...rest);

const topicsOf = async (input: Record<string, string>) => {
  const { value } = await call(null, contract.readHelpCenter, input);
  return (value as unknown as { topics: contract.HelpTopicTexts[] }).topics;
};

test('HELP-01 API-07 the call answers every topic in the language asked for, terms and privacy among them', async () => {
  const thai = await topicsOf({ lang: 'TH', device: 'WEB' });
  expect(thai.map(({ id }) => id)).toEqual([...contract.HELP_HASHES]);
  for (const { sections } of thai) expect(sections[0]?.title).toMatch(/[ก-๛]/);
  expect((await topicsOf({ lang: 'XX' }))[0]?.sections[0]?.title).toBe('Opening an account');
  expect(await call(null, contract.readHelpCenter, { device: 'APP' })).toMatchObject({
    message: 'invalid_input',
  });
});

test.each([
  ['letters', 'x'.repeat(200)],
  ['Thai', 'ฎ'.repeat(200)],
  ['signs', '%_\\\u202E🙂(['.repeat(25)],
])('TALK-01 200 characters of %s in each field of the call get an answer', async (_, odd) => {
  for (const input of [{ lang: odd }, { device: odd }, { lang: 'TH', search: odd }]) {
    const { message } = await call(null, contract.readHelpCenter, input);
    expect([null, 'invalid_input']).toContain(message);
  }
});

test('HELP-01 a topic carries its version and its day; a new one is the next version', async () => {
  const row = loaded.content.legal.find(({ id }) => id === 'terms');
  assert(row, 'there are terms');
  const body = { ...row, since: '2026-12-01' };
  await publishContent(t.world, loaded, { kind: 'legal', by: 'operator', body });
  const term = async () => (await topicsOf({ lang: 'EN' })).find(({ id }) => id === 'term');
  await expect.poll(term, { timeout: 15_000 }).toMatchObject({ version: 2, since: '2026-12-01' });
});

test('HELP-01 whether an answer helped is counted by topic for 30 days', async () => {
  const vote = (isHelpful: boolean) =>
    call(null, contract.voteHelp, { topic: 'deposit', isHelpful });
  await Promise.all([vote(true), vote(true), vote(false)]);
  const votes = async () =>
    (await call(operatorOf('support'), contract.listHelpVotes)).value['votes'];
  expect(await votes()).toEqual([{ topic: 'deposit', helpful: 2, unhelpful: 1 }]);
  t.world.clock.advance(31 * DAY_MS);
  expect(await votes()).toEqual([]);
  const unknown = await call(null, contract.voteHelp, { topic: 'nothing', isHelpful: true });
  expect(unknown.message).toBe('invalid_input');
});
