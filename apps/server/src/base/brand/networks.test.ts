import { expect, test } from 'vitest';
import { isNetwork, networksOf } from './networks.ts';

test.each([
  ['203.0.113.0/24', true],
  ['203.0.113.7/32', true],
  ['0.0.0.0/0', true],
  ['2001:db8::/32', true],
  ['2001:db8::1/128', true],
  ['203.0.113.0/33', false],
  ['2001:db8::/129', false],
  ['203.0.113.0', false],
  ['203.0.113/24', false],
  ['nonsense/8', false],
  ['10.0.0.0/', false],
])('%s is a network: %s', (text, expected) => expect(isNetwork(text)).toBe(expected));

const inside = networksOf(['203.0.113.0/24', '2001:db8::/32']);

test.each([
  ['203.0.113.7', true],
  ['::ffff:203.0.113.7', true],
  ['203.0.114.7', false],
  ['2001:db8:5::1', true],
  ['2001:db9::1', false],
  ['no address', false],
])('%s lies in them: %s', (ip, expected) => expect(inside(ip)).toBe(expected));
