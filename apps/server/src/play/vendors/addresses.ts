import { BlockList, isIPv4, isIPv6 } from 'node:net';

const lists = new WeakMap<readonly string[], BlockList>();

/** Whether an address is on a vendor's list of addresses and networks. */
export function isAllowed(addresses: readonly string[], ip: string): boolean {
  let list = lists.get(addresses);
  if (!list) {
    list = listOf(addresses);
    lists.set(addresses, list);
  }
  // A socket that speaks both families shows an IPv4 peer as ::ffff:203.0.113.9.
  const plain = ip.startsWith('::ffff:') && isIPv4(ip.slice(7)) ? ip.slice(7) : ip;
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

function listOf(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of addresses) {
    const [address = '', bits] = text.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
