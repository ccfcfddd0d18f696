import * as contract from '@baize/contract/site-settings';
import { beforeAll, expect, test, vi } from 'vitest';
import { createGate } from '../../base/brand/index.ts';
import { type CatalogueParts, openSeededCatalogue } from '../../testing/catalogue.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { origin, useWorld } from '../../testing/world.ts';
import { settingsRoutes } from './index.ts';

const t = useWorld();
let parts: CatalogueParts;
let mali: GivenOperator;

beforeAll(async () => {
  parts = await openSeededCatalogue(t.world);
  mali = await givenOperator(t.world, 'admin');
  return () => parts.bus.stop();
});

const call: ReturnType<typeof callerOf> = (...asked) =>
  callerOf(t.world, settingsRoutes(parts.site))(...asked);
/** What the door of this process says to a guest from an address. */
const door = (ip: string) => createGate(parts.site)({ ...origin(), ip }, null);
const soon = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 10_000 });

type Settings = contract.SiteSettings;
const read = async () =>
  (await call(mali.caller, contract.readSiteSettings)).value as unknown as Settings;

test('OPS-12 the maintenance switch closes the running site and opens it, with who and why', async () => {
  const reason = 'the database moves house';
  await call(mali.caller, contract.setSiteMaintenance, { isMaintenance: true, reason });
  await soon(async () => expect(await door('198.51.100.7')).toBe('maintenance'));
  const { changes, isMaintenance } = await read();
  expect(isMaintenance).toBe(true);
  expect(changes[0]).toMatchObject({ operator: mali.name, action: 'site.closed', reason });
  await call(mali.caller, contract.setSiteMaintenance, { isMaintenance: false, reason });
  await soon(async () => expect(await door('198.51.100.7')).toBe(null));
});

test('OPS-12 a network that is kept out is refused at once; a stale form overwrites nothing', async () => {
  const { access, version } = await read();
  const next = { ...access, blockedNetworks: [...access.blockedNetworks, '203.0.113.0/24'] };
  const asked = { access: next, version, reason: 'attacks from there' };
  expect((await call(mali.caller, contract.setSiteAccess, asked)).message).toBe(null);
  await soon(async () => expect(await door('203.0.113.9')).toBe('access_restricted'));
  expect((await call(mali.caller, contract.setSiteAccess, asked)).message).toBe('settings_changed');
  const latest = await read();
  expect(latest.changes[0]).toMatchObject({ action: 'site.access_changed', access: next });
  const back = { access, version: latest.version, reason: 'they are gone' };
  expect((await call(mali.caller, contract.setSiteAccess, back)).message).toBe(null);
  await soon(async () => expect(await door('203.0.113.9')).toBe(null));
});

test('OPS-12 nobody keeps themselves out, and who may not change settings changes none', async () => {
  const { access, version } = await read();
  const own = { ...access, blockedNetworks: [`${origin().ip}/32`] };
  const asked = { access: own, version, reason: 'by mistake' };
  expect((await call(mali.caller, contract.setSiteAccess, asked)).message).toBe('keeps_self_out');
  const none = { ...access, allowedNetworks: ['999.1.1.1/24'] };
  const wrong = { access: none, version, reason: 'a slip of the hand' };
  expect((await call(mali.caller, contract.setSiteAccess, wrong)).message).toBe('invalid_input');
  const chai = await givenOperator(t.world, 'auditor');
  const closed = { isMaintenance: true, reason: 'why not' };
  const { message } = await call(chai.caller, contract.setSiteMaintenance, closed);
  expect(message).toBe('not_permitted');
});
