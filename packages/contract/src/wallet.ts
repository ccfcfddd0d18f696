import * as z from 'zod/mini';
import { amount, endpoint, id, money, nothing, requestKey } from './endpoint.ts';

export const readBalance = endpoint({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  summary: 'What a member has: what can be played with, and the pockets it lies in.',
  access: 'member',
  input: nothing,
  output: z.object({
    currency: z.string(),
    /** Cash and bonus: what can be bet. */
    balance: money,
    cash: money,
    bonus: money,
    locked: money,
    held: money,
  }),
  errors: [],
});

const direction = z.enum(['in', 'out']);

const walletTransfer = z.object({
  transferId: id('wtr'),
  vendor: z.string(),
  /** `in` to the vendor, `out` of it. */
  direction,
  amount: money,
  /** `sent` until the vendor has said what became of it. */
  status: z.enum(['sent', 'done', 'failed']),
  createdAt: z.iso.datetime(),
});

export const readMerchantWallet = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  summary:
    'Whether one wallet serves all games; if not, the wallets at vendors and what is on its way.',
  access: 'member',
  input: nothing,
  output: z.object({
    isSingle: z.boolean(),
    wallets: z.array(z.object({ vendor: z.string(), name: z.string(), balance: money })),
    underWay: z.array(walletTransfer),
    /** The last ones that the vendors have ended, the newest first. */
    recent: z.array(walletTransfer),
  }),
  errors: [],
});

export const transferToVendorWallet = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  summary: 'Moves money to a wallet at a vendor, or back. The vendor’s word alone completes it.',
  access: 'member',
  whileExcluded: 'open',
  input: z.object({
    requestKey,
    vendor: z.string().check(z.maxLength(31)),
    direction,
    amount,
  }),
  output: walletTransfer,
  errors: [
    'wallet_is_single',
    'vendor_wallet_unknown',
    'transfer_under_way',
    'insufficient_funds',
    'repeated_differently',
  ],
});
