import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = readonly [Address, number];

/** Tells whether an address lies in one of some ranges. */
export type AddressRanges = (ip: string) => boolean;

/** How many bits of an IPv6 address a home is given; it has all the addresses behind them. */
const HOME_BITS = 64;

/** An IPv4 address that came over an IPv6 socket (`::ffff:203.0.113.7`) as people know it. */
export function plainAddress(ip: string): string {
  const address = readAddress(ip);
  return address?.kind() === 'ipv4' ? address.toString() : ip;
}

/**
 * Whom an address belongs to: itself in IPv4, the first 64 bits in IPv6, where one home has more
 * addresses than could ever be counted one by one.
 */
export function networkOf(ip: string): string {
  const address = readAddress(ip);
  if (address?.kind() !== 'ipv6') return (address?.toString() ?? ip).slice(0, 64);
  const bits = `${address.toString().replace(/%.*$/, '')}/${HOME_BITS}`;
  return `${ipaddr.IPv6.networkAddressFromCIDR(bits).toString()}/${HOME_BITS}`;
}

/** Whether a text is a range of addresses: an address and how many of its bits count. */
export const isAddressRange = (text: string): boolean =>
  ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text);

/** A test whether an address lies in one of these ranges, or is one of these addresses. */
export function addressRanges(list: readonly string[]): AddressRanges {
  const ranges = list.map(readRange).filter((range) => range !== null);
  return (ip) => {
    const address = readAddress(ip);
    return address !== null && ranges.some((range) => isWithin(address, range));
  };
}

const isWithin = (address: Address, [network, bits]: Range): boolean =>
  address.kind() === network.kind() && address.match(network, bits);

function readRange(text: string): Range | null {
  if (isAddressRange(text)) return ipaddr.parseCIDR(text);
  const address = readAddress(text);
  return address && [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** The library also reads `10` and `0x7f.1` as IPv4; Node's own check is as strict as people are. */
const readAddress = (ip: string): Address | null => (isIP(ip) === 0 ? null : ipaddr.process(ip));
