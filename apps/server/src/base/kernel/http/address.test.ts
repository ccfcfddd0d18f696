import { expect, test } from 'vitest';
import { addressRanges, isAddressRange, networkOf, plainAddress } from './address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['no address', 'no address'],
])('the address %s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['', ''],
])('the address %j is known as %j', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});

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
  ['10/8', false],
  ['nonsense/8', false],
  ['10.0.0.0/', false],
])('%s is a range of addresses: %s', (text, expected) => {
  expect(isAddressRange(text)).toBe(expected);
});

const isListed = addressRanges(['203.0.113.0/24', '198.51.100.9', '2001:db8::/32', '2001:db9::7']);

test.each([
  ['203.0.113.7', true],
  ['::ffff:203.0.113.7', true],
  // The same address in the other writing of it.
  ['::ffff:cb00:7107', true],
  ['203.0.114.7', false],
  ['198.51.100.9', true],
  ['198.51.100.8', false],
  ['2001:db8:5::1', true],
  ['2001:db9::7', true],
  ['2001:DB9:0::7', true],
  ['2001:db9::1', false],
  ['3405803783', false],
  ['no address', false],
])('%s is on the list: %s', (ip, expected) => {
  expect(isListed(ip)).toBe(expected);
});
