import { BlockList, isIP } from 'node:net';

/** Whether a text is a network we could match: an address and how many of its bits count. */
export function isNetwork(text: string): boolean {
  const { address, bits, family } = partsOf(text);
  return family !== null && bits >= 0 && bits <= (isIP(address) === 4 ? 32 : 128);
}

export type Networks = (ip: string) => boolean;

/** A test whether an address lies in one of the networks. */
export function networksOf(list: readonly string[]): Networks {
  const networks = new BlockList();
  for (const text of list.filter(isNetwork)) {
    const { address, bits, family } = partsOf(text);
    if (family) networks.addSubnet(address, bits, family);
  }
  return (ip) => {
    const plain = unmapped(ip);
    const family = familyOf(plain);
    return family !== null && networks.check(plain, family);
  };
}

/** An IPv4 visitor of an IPv6 socket arrives as `::ffff:203.0.113.7`. */
const unmapped = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string): 'ipv4' | 'ipv6' | null => {
  const version = isIP(address);
  return version === 0 ? null : version === 4 ? 'ipv4' : 'ipv6';
};

function partsOf(text: string) {
  const [address = '', bits = ''] = text.split('/');
  return { address, bits: /^\d{1,3}$/.test(bits) ? Number(bits) : -1, family: familyOf(address) };
}
