import { vendorMark } from '@baize/art/vendor-mark';
import { GAME_TYPES } from '@baize/contract/game';
import { expect, test } from 'vitest';
import { useWorld } from '../testing/world.ts';
import { findVendor, isVendorOfType, listVendors, listVendorsOfType } from './queries.ts';
import { seedVendors } from './seed-vendors.ts';
import { VENDOR_NAMES } from './vendors.ts';

const t = useWorld();

test('seeded twice, the catalogue holds every vendor once', async () => {
  await seedVendors(t.world.db);
  const first = await listVendors(t.world.db);
  await seedVendors(t.world.db);
  expect(await listVendors(t.world.db)).toEqual(first);
  expect(first.map(({ code }) => code)).toEqual(Object.keys(VENDOR_NAMES));
});

test('every vendor has a name of its own in both languages', async () => {
  const names = Object.entries(VENDOR_NAMES);
  for (const [code, { EN, TH }] of names) {
    expect([EN, TH]).not.toContain(code);
    expect(TH).toMatch(/^[\u0E00-\u0E7F]+$/);
    expect(await findVendor(t.world.db, code)).toMatchObject({ names: { EN, TH } });
  }
  expect(new Set(names.map(([, { EN }]) => EN)).size).toBe(names.length);
  expect(new Set(names.map(([, { TH }]) => TH)).size).toBe(names.length);
});

/** Vendors by type, and the row of the footer, by the codes the specification gives. */
test.each([
  { gameType: 'FISH', codes: 'AG BBIN CQ9 GG PT RTG' },
  { gameType: 'LIVE', codes: 'AG BBIN BG DG EA LOTUS OG PT TGP' },
  { gameType: 'PVP', codes: 'KX KY TH WS XY' },
  { gameType: 'RNG', codes: 'AE AG CQ9 GG ISB MG MGS PNG PT RTG TTG WD' },
  { gameType: 'RNG', codes: 'PG EG2 PT JDB CQ9 FC JL BGS' },
  { gameType: 'SPORTS', codes: 'IBC SBT UG' },
  { gameType: 'ESPORTS', codes: 'IMES' },
  { gameType: 'LOTT', codes: 'LOTT TCG_SEA' },
  { gameType: 'ELOTT', codes: 'ELOTT TCG_LOTTO_VN' },
] as const)('$gameType has the vendors $codes', async ({ gameType, codes }) => {
  for (const code of codes.split(' ')) {
    expect(await isVendorOfType(t.world.db, gameType, code)).toBe(true);
  }
});

test('a vendor is of no type it does not make', async () => {
  expect(await isVendorOfType(t.world.db, 'SPORTS', 'PG')).toBe(false);
  expect(await isVendorOfType(t.world.db, 'RNG', 'NOBODY')).toBe(false);
  expect(await findVendor(t.world.db, 'NOBODY')).toBeUndefined();
});

test('every type has its list, in order', async () => {
  for (const gameType of GAME_TYPES) {
    const vendors = await listVendorsOfType(t.world.db, gameType);
    expect(vendors.length).toBeGreaterThan(0);
    expect(vendors.map(({ position }) => position)).toEqual(vendors.map((_, index) => index));
  }
});

test('no two vendors share a mark', () => {
  const marks = Object.keys(VENDOR_NAMES).map((code) =>
    vendorMark(code, { ink: '#fff' }).replace(/ id="[^"]+"|url\([^)]+\)/g, ''),
  );
  expect(new Set(marks).size).toBe(marks.length);
});
