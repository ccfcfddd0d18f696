import * as contract from '@baize/contract/wallet';
import { type Route, serve } from '../../base/kernel/index.ts';
import { readMerchantWallet } from './wallets/read-merchant-wallet.ts';
import { requestTransfer, type WalletOptions } from './wallets/request-transfer.ts';

/** Calls of members; those of vendors come by their own door. */
export const vendorsRoutes = (options: WalletOptions): readonly Route[] => [
  serve(contract.readMerchantWallet, readMerchantWallet(options)),
  serve(contract.transferToVendorWallet, requestTransfer(options)),
];
