import { isIPv6 } from 'node:net';

const GROUPS = 8;
const OF_A_HOME = 4;

/**
 * Whom an address belongs to: itself in IPv4, the first 64 bits in IPv6, where one home has more
 * addresses than could ever be counted one by one.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain.slice(0, 64);
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after];
  const home = groups.slice(0, OF_A_HOME).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${home.join(':')}::/64`;
}
