import { expect, test } from 'vitest';
import { coverSources } from './cover-sources.ts';

test('GAME-04 the brand’s own cover is used before the catalogue’s', () => {
  const own = { showIcon: 'https://cdn.example/koi.png', iconUrl: 'images/cover/koi' };
  expect(coverSources(own, '').src).toBe('https://cdn.example/koi.png');
  expect(coverSources({ ...own, showIcon: null }, '').src).toBe('/images/cover/koi-240.webp');
  expect(coverSources({ ...own, showIcon: '' }, '').src).toBe('/images/cover/koi-240.webp');
});

test('IMG-03 a drawn cover comes in several widths and formats, from the image base', () => {
  const { sources } = coverSources({ showIcon: null, iconUrl: 'images/cover/koi' }, '//img.test');
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]?.srcSet).toContain('//img.test/images/cover/koi-160.avif 160w');
});

test.each([
  ['images/own/koi.png', '/images/own/koi.png'],
  ['/images/own/koi.png', '/images/own/koi.png'],
  ['//cdn.example/koi.png', '//cdn.example/koi.png'],
])('any other picture, such as %s, is itself', (showIcon, src) => {
  expect(coverSources({ showIcon, iconUrl: 'images/cover/koi' }, '')).toMatchObject({
    src,
    sources: [],
  });
});
