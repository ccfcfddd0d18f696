import * as contract from '@baize/contract/site-content';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand, openSite, type Site } from '../../base/brand/index.ts';
import { startBus } from '../../base/kernel/index.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { useWorld } from '../../testing/world.ts';
import { contentRoutes } from './index.ts';

/** The bus tells of a change within a moment; a loaded machine may take longer. */
const HEARD = { timeout: 15_000 };

const t = useWorld();
const loaded = loadBrand('mekhala');
let site: Site;
let admin: GivenOperator;
let call: ReturnType<typeof callerOf>;

beforeAll(async () => {
  const bus = await startBus(t.world, t.world.url);
  site = await openSite(t.world, bus, loaded);
  admin = await givenOperator(t.world);
  call = callerOf(t.world, contentRoutes(site));
  return () => bus.stop();
});

const noticeOf = (title: string) => ({
  id: 'from-the-desk',
  since: '2026-11-15',
  title: { TH: title, EN: title },
  content: { TH: ['ก'], EN: ['Hi'] },
});

const kind = 'notices';
const key = 'from-the-desk';
const publish = (title: string, after: string) =>
  call(admin.caller, contract.publishSiteContent, {
    kind,
    body: noticeOf(title),
    after,
    reason: 'news of today',
  });
const shown = () => site.content.notices.find(({ id }) => id === key)?.title['EN'];

test('an operator publishes, withdraws and restores; each is a version and a line of the log', async () => {
  expect((await publish('First', '0')).value).toEqual({ key, version: 1 });
  await expect.poll(shown, HEARD).toBe('First');
  expect((await publish('Second', '1')).value).toEqual({ key, version: 2 });
  await expect.poll(shown, HEARD).toBe('Second');
  const edit = { kind, key, reason: 'over now' };
  await call(admin.caller, contract.withdrawSiteContent, { ...edit, after: '2' });
  await expect.poll(shown, HEARD).toBe(undefined);
  const off = await call(admin.caller, contract.listSiteContent, { kind, state: 'withdrawn' });
  expect(off.value).toMatchObject({ rows: [{ key, version: 3, body: noticeOf('Second') }] });
  const again = { ...edit, version: '1', after: '3' };
  expect((await call(admin.caller, contract.restoreSiteContent, again)).value).toEqual({
    key,
    version: 4,
  });
  await expect.poll(shown, HEARD).toBe('First');
  const listed = await call(admin.caller, contract.listSiteContentVersions, { kind, key });
  expect(listed.value).toMatchObject({
    versions: [
      { version: 4, body: noticeOf('First'), createdBy: admin.name },
      { version: 3, body: null },
      { version: 2, body: noticeOf('Second') },
      { version: 1, body: noticeOf('First') },
    ],
  });
  const lines = await t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'subject', 'operator_id', 'details'])
    .where('action', 'like', 'content.%')
    .orderBy('number')
    .execute();
  expect(lines.map(({ action, details }) => [action, details])).toEqual([
    ['content.published', { version: '1' }],
    ['content.published', { version: '2' }],
    ['content.withdrawn', { version: '3' }],
    ['content.restored', { version: '4' }],
  ]);
  expect(lines[0]).toMatchObject({
    subject: 'notices from-the-desk',
    operator_id: admin.caller.operatorId,
  });
});

test('of two who edit the same version the second is refused, and nothing is written', async () => {
  const both = await Promise.all([publish('Mine', '4'), publish('Yours', '4')]);
  expect(both.filter(({ message }) => message === null)).toHaveLength(1);
  expect(both.map(({ message }) => message)).toContain('content_changed');
  const wrong = await call(admin.caller, contract.publishSiteContent, {
    kind,
    body: { ...noticeOf('x'), title: { EN: 'Only English' } },
    after: '5',
    reason: 'a try',
  });
  expect(wrong).toMatchObject({
    message: 'content_invalid',
    value: { fields: [{ field: expect.stringContaining('title.TH'), reason: 'is missing' }] },
  });
  const nowhere = { kind, key: 'nobody', after: '0', reason: 'a try' };
  expect((await call(admin.caller, contract.withdrawSiteContent, nowhere)).message).toBe(
    'not_found',
  );
  const { value } = await call(admin.caller, contract.listSiteContent, { kind });
  const rows = (value as unknown as { rows: readonly { key: string; version: number }[] }).rows;
  expect(rows.find((row) => row.key === key)).toMatchObject({ version: 5 });
  expect(rows).toHaveLength(loaded.content.notices.length + 1);
});
