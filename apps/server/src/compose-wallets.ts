import type { Brand } from '@baize/contract/brand';
import { systemChance, systemClock } from './base/kernel/index.ts';
import type { Config } from './config/config.ts';
import { ceilingsOf } from './play/play/index.ts';
import { type CarryOptions, createHttpVendorWallet } from './play/vendors/index.ts';

/** How to reach the vendors that keep wallets of their own, and the most that each may pay. */
export const vendorWalletsOf = ({ vendorWallets }: Config, brand: Brand): CarryOptions => ({
  ceilings: ceilingsOf(brand.ceilings),
  wallets: new Map(
    vendorWallets.map((each) => [
      each.vendor,
      createHttpVendorWallet({ clock: systemClock, chance: systemChance }, each),
    ]),
  ),
});
