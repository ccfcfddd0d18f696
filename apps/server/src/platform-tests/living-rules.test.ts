import { readPermission } from '@baize/contract/system';
import { DAY_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand, openSite, publishContent, type Site, switchFlag } from '../base/brand/index.ts';
import { answer, type Bus, startBus } from '../base/kernel/index.ts';
import { countFriends } from '../rewards/referrals/index.ts';
import { systemRoutes } from '../site/system/index.ts';
import { fillForm, refusedFields, register } from '../testing/newcomer.ts';
import { asked, useWorld } from '../testing/world.ts';

/** The bus tells of a change within a moment; a loaded machine may take longer. */
const HEARD = { timeout: 15_000 };

const t = useWorld();
const loaded = loadBrand('mekhala');
const BY = 'opr_01HF7YAT000000000000000001';

let bus: Bus;
let site: Site;
beforeAll(async () => {
  bus = await startBus(t.world, t.world.url);
  site = await openSite(t.world, bus, loaded);
  return () => bus.stop();
});

const told = async (kind: string) => {
  const rows = await t.world.db
    .selectFrom('kernel_event')
    .select('id')
    .where('kind', '=', kind)
    .execute();
  return rows.length;
};

type SiteRules = {
  readonly info: { readonly whitelabel: unknown; readonly register: { readonly field: string }[] };
  readonly availablePromo: unknown;
};

/** What a page is told about the form and the flags. */
const readRules = async () => (await readTold()).info;

async function readTold(): Promise<SiteRules> {
  const route = systemRoutes(site).find(({ endpoint }) => endpoint === readPermission);
  if (!route) throw new Error('the call is served');
  const world = { ...t.world, wording: (code: string) => code };
  const { value } = (await answer(route, world, asked({}))).body;
  return value as SiteRules;
}

const switchTo = async (modId: string, isOn: boolean) => {
  expect(await switchFlag(t.world, loaded, { modId, isOn, by: BY })).toMatchObject({ ok: true });
};

test('BRAND-04 BRAND-08 a flag switched while the site runs is in force at once, for pages and for calls', async () => {
  const before = await told('systemStatus');
  expect((await register(t.world, await fillForm(t.world), { site })).success).toBe(true);
  await switchTo('USERNAMEREG3', false);
  await expect.poll(() => site.flags.registerByUsername, HEARD).toBe(false);
  expect((await register(t.world, await fillForm(t.world), { site })).message).toBe('feature_off');
  expect((await readRules()).whitelabel).toEqual(site.content.whitelabel);
  expect(JSON.stringify((await readRules()).whitelabel)).toContain(
    '{"modId":"USERNAMEREG3","enabled":false',
  );
  // Open pages fetch the permission again by this event.
  expect(await told('systemStatus')).toBe(before + 1);
  await switchTo('USERNAMEREG3', true);
  await expect.poll(() => site.flags.registerByUsername, HEARD).toBe(true);
  expect((await register(t.world, await fillForm(t.world), { site })).success).toBe(true);
});

test('BRAND-04 a flag of a branch that is off is off, and one that is not in the tree is refused', async () => {
  await switchTo('REGISTER3', false);
  await expect.poll(() => site.flags.registerByMobile, HEARD).toBe(false);
  await switchTo('REGISTER3', true);
  await expect.poll(() => site.flags.registerByMobile, HEARD).toBe(true);
  expect(await switchFlag(t.world, loaded, { modId: 'NOBODY3', isOn: true, by: BY })).toEqual({
    ok: false,
    why: 'unknown',
    problems: [{ field: 'NOBODY3', reason: 'is not in the tree' }],
  });
});

test('SYS-11 REG-04 a field of the register form changes while the site runs, in the form and at the server', async () => {
  const send = async () => register(t.world, await fillForm(t.world), { site });
  expect((await send()).success).toBe(true);
  const rule = loaded.content.register.find(({ field }) => field === 'payeeName');
  const put = (body: object) => publishContent(t.world, loaded, { kind: 'register', by: BY, body });
  await put({ ...rule, enabled: true, required: true });
  const inForce = () => site.content.register.find(({ field }) => field === 'payeeName')?.required;
  await expect.poll(inForce, HEARD).toBe(true);
  const { register: rules } = await readRules();
  expect(rules.find(({ field }) => field === 'payeeName')).toMatchObject({ required: true });
  expect(refusedFields(await send())).toEqual([['payeeName', 'empty']]);
  expect(await put({ ...rule, acceptedPattern: '^(a+)+$' })).toMatchObject({ ok: false });
  expect(await put({ ...rule, minLength: 20, maxLength: 10 })).toMatchObject({ ok: false });
});

test('SYS-16 PROMO-08 referral is enabled while the programme is open, by the operator and by its dates', async () => {
  const [programme] = loaded.content.referral;
  const put = (facts: object) =>
    publishContent(t.world, loaded, { kind: 'referral', by: BY, body: { ...programme, ...facts } });
  const isEnabled = async () => (await readTold()).availablePromo;
  const enabled = (is: boolean) => ({ REFERRAL: { enabled: is } });
  expect(await isEnabled()).toEqual(enabled(true));
  const before = await told('systemStatus');
  await put({ isOpen: false });
  await expect.poll(isEnabled, HEARD).toEqual(enabled(false));
  expect(await told('systemStatus')).toBe(before + 1);
  await put({ from: '2026-11-01', until: '2026-11-15' });
  await expect.poll(isEnabled, HEARD).toEqual(enabled(true));
  const count = () => countFriends(t.world, { brand: loaded.brand });
  await count();
  const open = await told('systemStatus');
  await count();
  expect(await told('systemStatus')).toBe(open);
  // The last day ends while pages are open: they are told, once.
  t.world.clock.advance(DAY_MS);
  await count();
  await count();
  expect(await told('systemStatus')).toBe(open + 1);
  expect(await isEnabled()).toEqual(enabled(false));
  expect(await put({ budget: undefined })).toMatchObject({ ok: false });
  expect(await put({ until: undefined })).toMatchObject({ ok: false });
  expect(await put({ budget: '29999' })).toMatchObject({ ok: false });
  expect(await put({ from: '2026-12-01', until: '2026-11-30' })).toMatchObject({ ok: false });
  expect(await put({ isOpen: false, budget: undefined })).toMatchObject({ ok: true });
});
