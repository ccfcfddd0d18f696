import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { policyOf } from './policy.ts';

const page = { inlineScripts: ['a'], inlineStyles: ['b'] };
const { brand } = loadBrand('mekhala');
const policy = (changed: object, phoneCodeUrl: string | null = null) =>
  policyOf(page, { ...brand, ...changed }, { phoneCodeUrl, bookUrl: null })[
    'content-security-policy'
  ];

test('a page speaks to the phone-code provider only where there is one', () => {
  expect(policy({})).toContain("connect-src 'self';");
  expect(policy({}, 'https://codes.example/phone')).toContain(
    "connect-src 'self' https://codes.example;",
  );
});

test('a page speaks to the book of tickets only where somebody sells them', () => {
  const bookUrl = 'https://tickets.example/base';
  expect(
    policyOf(page, brand, { phoneCodeUrl: null, bookUrl })['content-security-policy'],
  ).toContain("connect-src 'self' https://tickets.example;");
});

test('SYS-11 analytics may be loaded only where the brand has a tag', () => {
  expect(policy({ gtagId: null })).not.toContain('google');
  expect(policy({ gtagId: 'G-ABC123' })).toContain('https://www.googletagmanager.com');
});

test('IMG-07 pictures may come from the brand’s image bases', () => {
  expect(policy({ imageCDNs: ['https://images.example/base'] })).toContain(
    "img-src 'self' data: blob: https://images.example",
  );
});

test('games are framed from where they are launched, and from nowhere else', () => {
  const framed = (changed: object, launchers?: readonly string[]) =>
    policyOf(
      page,
      { ...brand, ...changed },
      { phoneCodeUrl: null, bookUrl: null, ...(launchers && { launchers }) },
    )['content-security-policy'];
  expect(framed({})).toContain("frame-src 'none';");
  expect(framed({}, ['http://localhost:8081'])).toContain('frame-src http://localhost:8081;');
  expect(
    framed({ launchGameCDNs: ['https://games.example/a', 'https://games.example/b'] }, [
      'https://studio.example/base',
    ]),
  ).toContain('frame-src https://studio.example https://games.example;');
});
