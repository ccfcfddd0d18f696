import { type AddressRanges, addressRanges } from '../../base/kernel/index.ts';

const lists = new WeakMap<readonly string[], AddressRanges>();

/** Whether an address is on a vendor's list of addresses and networks. */
export function isAllowed(addresses: readonly string[], ip: string): boolean {
  let isListed = lists.get(addresses);
  if (!isListed) {
    isListed = addressRanges(addresses);
    lists.set(addresses, isListed);
  }
  return isListed(ip);
}
