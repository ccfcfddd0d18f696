import { readPermission } from '@baize/contract/system';
import { DAY_MS } from '@baize/std/time';
import type { FastifyInstance } from 'fastify';
import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../base/brand/cli.ts';
import {
  createGate,
  loadBrand,
  loadWording,
  openSite,
  type Site,
  switchMaintenance,
} from '../../base/brand/index.ts';
import { type Bus, type Caller, kernelRoutes, startBus } from '../../base/kernel/index.ts';
import { insertStop, updateStop } from '../../play/switches/index.ts';
import { givenOperator, operatorOf } from '../../testing/operator.ts';
import { httpWith } from '../../testing/server.ts';
import { useWorld } from '../../testing/world.ts';
import { systemJobs } from './jobs.ts';
import { registerBrandFiles } from './register-brand-files.ts';
import { systemRoutes } from './routes.ts';

const t = useWorld();
const loaded = loadBrand('mekhala');

let bus: Bus;
let site: Site;
let app: FastifyInstance;
beforeAll(async () => {
  bus = await startBus(t.world, t.world.url);
  site = await openSite(t.world, bus, loaded);
  const operator: Caller = operatorOf();
  app = httpWith(t.world, [...kernelRoutes, ...systemRoutes(site)], {
    http: { regionHeader: 'CF-IPCountry' },
    gate: createGate(site),
    wording: await loadWording(site.brand),
    identify: async (token) => (token === 'operator' ? operator : null),
  });
  registerBrandFiles(app, site);
});
afterAll(async () => {
  await app.close();
  await bus.stop();
});

const THAILAND = '1.46.0.1';
const AMERICA = '8.8.8.8';

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const from = (ip: string, url: string) => get(url, { 'x-forwarded-for': ip });
const statusFrom = async (ip: string) => (await from(ip, '/wps/system/status')).json().value;

const command = (words: string) => runCommand(t.world, loaded, words.split(' '));

/** The bus tells the site of a change within a moment. */
const heard = (isTrue: (state: Awaited<ReturnType<Site['state']>>) => boolean) =>
  expect.poll(async () => isTrue(await site.state())).toBe(true);

async function sealed(path: string, input: unknown) {
  const { kid, key } = (await get('/wps/system/sealKey')).json().value;
  const payload = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(input)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, path })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  const headers = { 'content-type': 'application/jose' };
  return (await app.inject({ method: 'POST', url: path, headers, payload })).json();
}

test('SYS-01 the permission answer has every field', async () => {
  const { success, value } = (await from(THAILAND, readPermission.path)).json();
  expect(success).toBe(true);
  expect(value).toEqual({
    info: {
      customerService: [{ csType: 'EMAIL', path: expect.stringMatching(/^eyJ[\w-]+\.\.[\w.-]+$/) }],
      domainRoute: [],
      mainDomain: null,
      resources: [
        { resourceType: 'LOGO', path: '/brand/logo.svg' },
        { resourceType: 'FAVICON', path: '/brand/favicon.svg' },
      ],
      whitelabel: expect.arrayContaining([
        { modId: 'AGENTPOLICY3', enabled: true, childrenNodes: [] },
      ]),
      register: expect.arrayContaining([
        {
          field: 'username',
          enabled: true,
          required: true,
          acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
          patternId: 'letter_first',
          minLength: 4,
          maxLength: 16,
        },
      ]),
      gtagId: null,
      imageCDNs: [],
      launchGameCDNs: [],
    },
    location: { ip: THAILAND, region: 'TH' },
    maintenance: false,
    regionRestriction: false,
    isPlayStopped: false,
    availablePromo: { REFERRAL: { enabled: true } },
  });
});

test('while all play is stopped every page is told so', async () => {
  const { caller } = await givenOperator(t.world, 'risk');
  const isStopped = async () => (await get(readPermission.path)).json().value.isPlayStopped;
  const at = t.world.clock.now();
  const id = t.world.newId('stp');
  await t.world.db.transaction().execute((tx) =>
    insertStop(tx, {
      id,
      kind: 'play',
      target: '',
      reason: 'a wrong pay table',
      stopped_by: caller.operatorId,
      stopped_at: at,
      lift_reason: null,
      lifted_by: null,
      lifted_at: null,
    }),
  );
  expect(await isStopped()).toBe(true);
  const lifted = { lift_reason: 'mended', lifted_by: caller.operatorId, lifted_at: at };
  await t.world.db.transaction().execute((tx) => updateStop(tx, id, lifted));
  expect(await isStopped()).toBe(false);
});

test('SYS-11 each part of it is also answered by its own call', async () => {
  const { info } = (await get(readPermission.path)).json().value;
  expect((await get('/wps/system/whitelabel')).json().value).toEqual(info.whitelabel);
  expect((await get('/wps/system/setting/register')).json().value).toEqual(info.register);
  expect((await get('/wps/system/domainRoute')).json().value).toEqual({
    mainDomain: info.mainDomain,
    domainRoute: info.domainRoute,
  });
});

test('SYS-11 the brand’s pictures are served under the paths of the answer', async () => {
  const { info } = (await get(readPermission.path)).json().value;
  for (const { path } of info.resources) {
    const reply = await get(path);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('image/svg+xml');
  }
  expect((await get('/brand/brand.json')).statusCode).toBe(404);
});

test('SYS-04 every country has its dialing code', async () => {
  const { value } = (await get('/wps/system/countryCodes')).json();
  expect(value.length).toBeGreaterThan(200);
  expect(value).toContainEqual({ countryCode: 'TH', countryDialingCode: '66' });
  expect(value).toContainEqual({ countryCode: 'LA', countryDialingCode: '856' });
});

test('SYS-02 SYS-09 an open site answers 0', async () => {
  expect(await statusFrom(THAILAND)).toBe(0);
});

test('SYS-09 maintenance closes every call but those that say so, except to operators', async () => {
  await switchMaintenance(t.world, site.brand, true);
  await heard((state) => state.isMaintenance);
  expect(await statusFrom(THAILAND)).toBe(1);
  expect((await get(readPermission.path)).json().value).toMatchObject({
    maintenance: true,
    regionRestriction: false,
    isPlayStopped: false,
  });
  const closed = await get('/wps/system/countryCodes', { 'x-language': 'EN' });
  expect(closed.statusCode).toBe(503);
  expect(closed.json()).toMatchObject({
    message: 'maintenance',
    value: { text: 'We are improving the site and will be back shortly' },
  });
  const operator = { authorization: 'Bearer operator' };
  expect((await get('/wps/system/countryCodes', operator)).statusCode).toBe(200);
  expect((await get('/wps/system/status', operator)).json().value).toBe(0);
  await command('maintenance off');
  await heard((state) => !state.isMaintenance);
  expect((await get('/wps/system/countryCodes')).statusCode).toBe(200);
});

test('SYS-07 whoever asks the moment a change is told is answered with the change', async () => {
  const answers: unknown[] = [];
  bus.onEvent(({ kind }) => {
    if (kind === 'systemStatus') void statusFrom(THAILAND).then((status) => answers.push(status));
  });
  await switchMaintenance(t.world, loaded.brand, true);
  await expect.poll(() => answers).toEqual([1]);
  await switchMaintenance(t.world, loaded.brand, false);
  await expect.poll(() => answers).toEqual([1, 0]);
});

test('SYS-09 ERR-03 a blocked region is refused by the API, whatever the client does', async () => {
  await command('block-region th');
  await heard((state) => state.access.blockedRegions.includes('TH'));
  expect(await statusFrom(THAILAND)).toBe(2);
  expect(await statusFrom(AMERICA)).toBe(0);
  const refused = await from(THAILAND, '/wps/system/countryCodes');
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ message: 'access_restricted' });
  expect((await from(THAILAND, readPermission.path)).json().value).toMatchObject({
    location: { ip: THAILAND },
    regionRestriction: true,
    maintenance: false,
  });
  await command('unblock-region TH');
  await heard((state) => state.access.blockedRegions.length === 0);
});

test('SYS-09 a trusted proxy’s word about the region counts, a visitor’s own does not', async () => {
  await command('block-region US');
  await heard((state) => state.access.blockedRegions.includes('US'));
  const proxied = { 'x-forwarded-for': THAILAND, 'cf-ipcountry': 'US' };
  expect((await get('/wps/system/status', proxied)).json().value).toBe(2);
  expect((await get('/wps/system/status', { 'cf-ipcountry': 'US' })).json().value).toBe(0);
  // Under a name the operator did not give, a visitor behind a proxy cannot move himself.
  const moved = { 'x-forwarded-for': AMERICA, 'x-region': 'TH' };
  expect((await get('/wps/system/status', moved)).json().value).toBe(2);
  await command('reset-access');
  await heard((state) => state.access.blockedRegions.length === 0);
});

test('SYS-09 blocked networks of both kinds are kept out, allowed ones let in again', async () => {
  await command('block-network 8.8.8.0/24');
  await command('block-network 2001:4860::/32');
  await command('allow-network 8.8.8.9/32');
  await heard((state) => state.access.allowedNetworks.length === 1);
  expect(await statusFrom(AMERICA)).toBe(2);
  expect(await statusFrom('2001:4860:4860::8888')).toBe(2);
  expect(await statusFrom('8.8.8.9')).toBe(0);
  expect(await statusFrom('8.8.9.8')).toBe(0);
  await command('reset-access');
  await heard((state) => state.access.blockedNetworks.length === 0);
});

test.each(['', 'maintenance maybe', 'block-region THA', 'block-network 8.8.8.8', 'dance on'])(
  'the command "%s" makes no sense and changes nothing',
  async (words) => {
    const before = await command('show');
    expect(await command(words)).toBeNull();
    expect(await command('show')).toEqual(before);
  },
);

async function putLanguage(language: string) {
  const reply = await app.inject({
    method: 'PUT',
    url: '/wps/member/language',
    headers: { 'content-type': 'application/json', 'x-language': 'EN' },
    payload: JSON.stringify({ language }),
  });
  return reply.json();
}

test('I18N-03 a language the brand offers is accepted, another is refused', async () => {
  expect(await putLanguage('TH')).toMatchObject({ success: true, value: { language: 'TH' } });
  expect(await putLanguage('JA')).toMatchObject({ success: false, message: 'not_found' });
  expect(await putLanguage('english')).toMatchObject({ success: false, message: 'invalid_input' });
});

test.each<[Record<string, string>, string]>([
  [{ 'x-language': 'EN' }, 'There is nothing at this address'],
  [{ cookie: 'theme=dark; lang=EN' }, 'There is nothing at this address'],
  [{ 'x-language': 'JA' }, 'ไม่พบสิ่งที่คุณต้องการ'],
  [{}, 'ไม่พบสิ่งที่คุณต้องการ'],
])('I18N-03 asked with %j, a refusal is worded "%s"', async (headers, text) => {
  const reply = await get('/wps/none', headers);
  expect(reply.json().value.text).toBe(text);
});

test('SHELL-12 an entry’s address is encrypted in the answer and opened only by its own call', async () => {
  const reply = await get(readPermission.path);
  expect(reply.body).not.toContain('support@mekhala.example');
  const [{ path }] = reply.json().value.info.customerService;
  expect(await sealed('/wps/system/support', { path })).toMatchObject({
    value: { address: 'mailto:support@mekhala.example' },
  });
  // In the middle, where every letter counts; the last one of such a text may stand for the same.
  const middle = path.length >> 1;
  const other = path[middle] === 'A' ? 'B' : 'A';
  const forged = path.slice(0, middle) + other + path.slice(middle + 1);
  expect(await sealed('/wps/system/support', { path: forged })).toMatchObject({
    message: 'not_found',
  });
});

const problem = { kind: 'crash', url: '/assets/a.js', message: 'x is undefined', page: '/' };

test('a reported problem is kept under a reference of the day', async () => {
  const { value } = await sealed('/wps/system/problem', problem);
  expect(value.reference).toMatch(/^MK-261115-[0-9A-HJKMNP-TV-Z]{6}$/);
  const row = await t.world.db
    .selectFrom('system_problem')
    .selectAll()
    .where('reference', '=', value.reference)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ ...problem });
});

test.each([
  ['too long a message', { message: 'x'.repeat(2_001) }],
  ['no message', { message: '   ' }],
  ['a page with its query', { page: '/?token=secret' }],
])('a report with %s is refused', async (_, change) => {
  expect(await sealed('/wps/system/problem', { ...problem, ...change })).toMatchObject({
    message: 'invalid_input',
  });
});

test('the sixth report within a minute has to wait', async () => {
  expect(await sealed('/wps/system/problem', problem)).toMatchObject({ success: true });
  expect(await sealed('/wps/system/problem', problem)).toMatchObject({ message: 'rate_limited' });
});

test('reports are forgotten after three months', async () => {
  t.world.clock.advance(91 * DAY_MS);
  await systemJobs(loaded.brand)[0]?.run(t.world, {} as never);
  const left = await t.world.db.selectFrom('system_problem').selectAll().execute();
  expect(left).toEqual([]);
});
