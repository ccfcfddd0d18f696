import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { avatar } from './avatar.ts';
import { BANNER_SCENES, banner } from './banner.ts';
import { COMPOSITIONS, type CompositionName } from './compositions.ts';
import { type CoverRecipe, cover } from './cover.ts';
import { coverFor } from './cover-for.ts';
import { EMPTY_KINDS, empty } from './empty.ts';
import { FLAKES, type FlakesName } from './flakes.ts';
import { GOODS_PICTURES, goods } from './goods.ts';
import { HALOS, type HaloName } from './halos.ts';
import { ICONS, type IconName, icon } from './icons.ts';
import { type LogoName, logo } from './logo.ts';
import { MATERIALS, type MaterialName } from './materials.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { type Place, rank, VIP_LEVEL_MAX, vipRank } from './rank.ts';
import { stage } from './stage.ts';
import { symbol } from './symbol.ts';
import { vendorArt } from './vendor-art.ts';
import { vendorBadge } from './vendor-badge.ts';
import { vendorLogo } from './vendor-logo.ts';

const names = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[];

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

const PLAIN: CoverRecipe = {
  motif: 'gem',
  palette: 'night',
  composition: 'rays',
  materials: ['azure', 'pearl', 'gold'],
  flakes: 'none',
};

/** Every picture the package can draw, by name. */
const pictures: Record<string, () => string> = {
  stage,
  coverFor: () => coverFor('koi-over-the-falls'),
  avatar: () => avatar('s***m'),
  vendorArt: () => vendorArt('AG'),
  vendorCard: () => vendorArt('AG', undefined, { isCard: true }),
  vendorLogo: () => vendorLogo('AG', { icon: 'fish', tone: 'purple' }),
  vendorBadge: () => vendorBadge('AG', 'active'),
};
const add = (name: string, draw: () => string) => {
  pictures[name] = draw;
};
for (const motif of names<MotifName>(MOTIFS)) {
  add(`motif ${motif}`, () => symbol(motif, ['coral', 'jade', 'gold']));
}
for (const palette of names<PaletteName>(PALETTES)) {
  add(`palette ${palette}`, () => cover({ ...PLAIN, palette }));
}
for (const composition of names<CompositionName>(COMPOSITIONS)) {
  add(`composition ${composition}`, () => cover({ ...PLAIN, composition, mirror: true }));
}
for (const flakes of names<FlakesName>(FLAKES)) {
  add(`flakes ${flakes}`, () => cover({ ...PLAIN, flakes }));
}
for (const halo of names<HaloName>(HALOS)) {
  add(`halo ${halo}`, () => cover({ ...PLAIN, halo }));
}
for (const material of names<MaterialName>(MATERIALS)) {
  add(`material ${material}`, () => symbol('gem', [material, material, material]));
}
for (const scene of BANNER_SCENES) add(`banner ${scene}`, () => banner(scene));
for (const kind of EMPTY_KINDS) add(`empty ${kind}`, () => empty(kind));
for (const name of ['mekhala', 'copa', 'baize'] satisfies LogoName[])
  add(`logo ${name}`, () => logo(name, { ground: '#000' }));
for (const name of GOODS_PICTURES) add(`goods ${name}`, () => goods(name));
for (const place of [1, 2, 3] satisfies Place[]) add(`rank ${place}`, () => rank(place));
for (let level = 0; level <= VIP_LEVEL_MAX; level++) add(`vip ${level}`, () => vipRank(level));

describe.each(Object.entries(pictures))('%s', (_name, draw) => {
  test('is well-formed, shows something, and has no words and no outside references', async () => {
    const svg = draw();
    const { entropy, channels } = await sharp(Buffer.from(svg), { density: 36 }).stats();
    expect(channels).toHaveLength(4);
    expect(entropy).toBeGreaterThan(0.2);
    expect(svg).not.toMatch(/<text|<image|<script|<style|<foreignObject/);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/href|https?:|data:/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('drawn twice has the same bytes, and refers only to what it defines', () => {
    const svg = draw();
    expect(draw()).toBe(svg);
    const defined = new Set(idsOf(svg));
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => id);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  });
});

test('there are motifs enough for a large catalogue, and scenes enough for a carousel', () => {
  expect(names(MOTIFS).length).toBeGreaterThanOrEqual(44);
  expect(BANNER_SCENES.length).toBeGreaterThanOrEqual(5);
});

test('pictures that stand in one page share no id, unless they are the same picture', () => {
  const seen = new Map<string, string>();
  for (const draw of Object.values(pictures)) {
    const svg = draw();
    for (const id of idsOf(svg)) {
      expect(seen.get(id) ?? svg).toBe(svg);
      seen.set(id, svg);
    }
  }
});

test('the same picture under another prefix shares no id with the first', () => {
  const first = idsOf(coverFor('koi'));
  const second = idsOf(coverFor('koi', { prefix: 'b' }));
  expect(second).toHaveLength(first.length);
  expect(second.filter((id) => first.includes(id))).toEqual([]);
});

test.each(names<IconName>(ICONS))('icon %s stays on its grid of 24', async (name) => {
  const svg = icon(name).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="48"');
  const { width } = await sharp(Buffer.from(svg)).metadata();
  expect(width).toBe(48);
  expect(ICONS[name]).toMatch(/^M[\d.\s,a-zA-Z-]+$/);
});
