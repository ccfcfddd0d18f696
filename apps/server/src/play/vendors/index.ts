/**
 * Vendors: who they are, how they sign, and the dialects in which they speak to the wallet.
 *
 * Always true here: nothing is read from a message whose signature, time and sender were not found
 * right; a dialect is a pure adapter around the one command set of `play`; a vendor's amount becomes
 * money exactly or not at all; money on its way to a vendor's own wallet is written down first and
 * ended by the vendor's word alone.
 */
export { createDirectory, type Directory } from './directory.ts';
export { type DoorOptions, registerVendorDoor } from './door.ts';
export { type IssuedKey, joinVendor, type NewVendor, rotateVendorKey } from './join-vendor.ts';
export { listVendorNames, openVendor } from './queries.ts';
export { vendorsRoutes } from './routes.ts';
export { createSign, sign } from './signature.ts';
export type { DialectName, Vendor } from './vendor.ts';
export { ownScale, readAmount, type Scale } from './vendor-amount.ts';
export { type CarryOptions, walletJobs } from './wallets/carry-job.ts';
export { createHttpVendorWallet } from './wallets/http-vendor-wallet.ts';
export type { WalletOptions } from './wallets/request-transfer.ts';
export type {
  VendorWallet,
  VendorWord,
  WalletOrder,
} from './wallets/vendor-wallet.ts';
