import type { Output } from '@baize/contract/endpoint';
import type { readMerchantWallet } from '@baize/contract/wallet';

export type Wallets = Output<typeof readMerchantWallet>;
export type WalletTransfer = Wallets['recent'][number];

/** What a vendor is called; one that is gone keeps its code. */
export const nameOf = ({ wallets }: Wallets, vendor: string): string =>
  wallets.find((each) => each.vendor === vendor)?.name ?? vendor;
