import * as contract from '@baize/contract/site-content';
import { createFormats } from '@baize/i18n/formats';
import { language as languageNamed } from '@baize/i18n/languages';
import { minor } from '@baize/std/money';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand, openSite, type Site } from '../../base/brand/index.ts';
import { startBus } from '../../base/kernel/index.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { useWorld } from '../../testing/world.ts';
import { contentRoutes } from './index.ts';

const HEARD = { timeout: 15_000 };

const t = useWorld();
/** Two processes of one brand: what is set in one holds in both. */
let sites: readonly Site[];
let admin: GivenOperator;
let call: ReturnType<typeof callerOf>;

beforeAll(async () => {
  const loaded = loadBrand('mekhala');
  const buses = [await startBus(t.world, t.world.url), await startBus(t.world, t.world.url)];
  sites = await Promise.all(buses.map((bus) => openSite(t.world, bus, loaded)));
  admin = await givenOperator(t.world);
  call = callerOf(t.world, contentRoutes(sites[0] as Site));
  return async () => {
    for (const bus of buses) await bus.stop();
  };
});

type Body = Readonly<Record<string, unknown>>;
type Row = { readonly key: string; readonly version: number; readonly body: Body };

const rowOf = async (kind: string, key: string): Promise<Row> => {
  const { value } = await call(admin.caller, contract.listSiteContent, { kind });
  const found = (value as unknown as { rows: readonly Row[] }).rows.find((row) => row.key === key);
  return found as Row;
};

const change = async (kind: string, key: string, edit: (body: Body) => Body) => {
  const { version, body } = await rowOf(kind, key);
  const asked = { kind, body: edit(body), after: String(version), reason: 'the board decided so' };
  return call(admin.caller, contract.publishSiteContent, asked);
};

const inEvery = (read: (site: Site) => unknown) => sites.map(read);
const methodOf = (code: string) => (site: Site) =>
  site.brand.payments.deposits.find((method) => method.code === code);

test('OPS-12 limits, fees and hours of a way to deposit hold in every process at once', async () => {
  const hours = { opensAt: '06:00', closesAt: '23:30' };
  const { message } = await change('depositWays', 'promptpay', (body) => ({
    ...body,
    max: '100000',
    presets: ['50000'],
    feePpm: 5_000,
    hours,
  }));
  expect(message).toBe(null);
  const set = { code: 'promptpay', max: '100000', feePpm: 5_000, hours, provider: 'sandbox' };
  await expect.poll(() => inEvery(methodOf('promptpay')), HEARD).toMatchObject([set, set]);
});

test('OPS-12 sums out of order and ways that are none are refused by field', async () => {
  const crossed = await change('depositWays', 'bank', (body) => ({ ...body, min: '900000000' }));
  expect(crossed).toMatchObject({
    message: 'content_invalid',
    value: {
      fields: expect.arrayContaining([
        { field: expect.stringMatching(/\.min$/) as string, reason: 'is not more than max' },
      ]) as object,
    },
  });
  const strange = await change('depositWays', 'bank', (body) => ({ ...body, id: 'gold-bars' }));
  expect(strange.message).not.toBe(null);
  const payouts = await change('payouts', 'withdrawals', (body) => ({ ...body, max: '1' }));
  expect(payouts.message).toBe('content_invalid');
});

test('OPS-12 rules of withdrawals change while the site runs, and an older version comes back', async () => {
  const before = sites[0]?.brand.payments.withdrawal.min;
  const { version } = await rowOf('payouts', 'withdrawals');
  await change('payouts', 'withdrawals', (body) => ({
    ...body,
    min: '77700',
    autoReceiveMinutes: 90,
  }));
  const rules = ({ brand }: Site) => [
    brand.payments.withdrawal.min,
    brand.withdrawalAutoReceiveMinutes,
  ];
  await expect
    .poll(() => inEvery(rules), HEARD)
    .toEqual([
      ['77700', 90],
      ['77700', 90],
    ]);
  const row = { kind: 'payouts', key: 'withdrawals' };
  const back = {
    ...row,
    version: String(version),
    after: String(version + 1),
    reason: 'too strict',
  };
  expect((await call(admin.caller, contract.restoreSiteContent, back)).message).toBe(null);
  await expect
    .poll(() => inEvery(rules), HEARD)
    .toEqual([
      [before, 60],
      [before, 60],
    ]);
  const { value } = await call(admin.caller, contract.listSiteContentVersions, row);
  expect(value).toMatchObject({
    versions: [
      { createdBy: admin.name, reason: 'too strict' },
      { createdBy: admin.name, reason: 'the board decided so' },
      { createdBy: 'files', reason: null },
    ],
  });
});

test('OPS-12 a theme that nobody could read is refused with the pair and its ratio', async () => {
  const pale = await change('theme', 'theme', (body) => ({
    ...body,
    light: { ...(body['light'] as Body), muted: 'oklch(.86 .02 280)' },
  }));
  expect(pale).toMatchObject({
    message: 'content_invalid',
    value: {
      fields: expect.arrayContaining([
        {
          field: 'theme.0.light.muted',
          reason: expect.stringMatching(
            /^on surface has a contrast of 1\.\d\d, and needs 4\.5$/,
          ) as string,
        },
      ]) as object,
    },
  });
  const glassy = await change('theme', 'theme', (body) => ({
    ...body,
    dark: { ...(body['dark'] as Body), fg: 'oklch(.97 .012 285 / .2)' },
  }));
  expect(glassy.message).toBe('content_invalid');
});

test('OPS-12 a theme that can be read is what the site is painted in', async () => {
  const brand = 'oklch(.84 .12 168)';
  const { message } = await change('theme', 'theme', (body) => ({
    ...body,
    initial: 'light',
    dark: { ...(body['dark'] as Body), brand },
  }));
  expect(message).toBe(null);
  const painted = ({ brand: { theme } }: Site) => [theme.initial, theme.dark.colors.brand];
  await expect
    .poll(() => inEvery(painted), HEARD)
    .toEqual([
      ['light', brand],
      ['light', brand],
    ]);
  expect(sites[0]?.brand.theme.dark.halo).toContain('radial-gradient');
});

test('OPS-12 amounts are written as the brand sets it', async () => {
  await change('currency', 'THB', (body) => ({
    ...body,
    symbol: 'บาท',
    place: 'after',
    decimals: 'whenNeeded',
  }));
  await expect
    .poll(() => inEvery(({ brand }) => brand.currency.symbol), HEARD)
    .toEqual(['บาท', 'บาท']);
  const { currency, timezone } = (sites[1] as Site).brand;
  const language = languageNamed('EN');
  const { money } = createFormats({ language, table: null, currency, timezone });
  expect([money(minor(123_400n)), money(minor(123_450n))]).toEqual(['1,234บาท', '1,234.50บาท']);
});

test('OPS-12 who may only publish texts changes no setting, and a stale form overwrites none', async () => {
  const { version, body } = await rowOf('payouts', 'withdrawals');
  const asked = { kind: 'payouts', body, after: String(version), reason: 'it seemed fine' };
  const writer = await givenOperator(t.world, 'admin');
  const trusted = writer.caller.trusted.filter((right) => right !== 'settings.manage');
  const texts = { ...writer.caller, trusted };
  expect((await call(texts, contract.publishSiteContent, asked)).message).toBe('not_permitted');
  const stale = { ...asked, after: String(version - 1) };
  const { message } = await call(admin.caller, contract.publishSiteContent, stale);
  expect(message).toBe('content_changed');
});
