import type { Id, MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';

export type WalletTransferId = Id<'wtr'>;
export type Direction = 'in' | 'out';

/** Money to move into a vendor's wallet, or out of it, under a reference the vendor takes once. */
export type WalletOrder = {
  readonly reference: WalletTransferId;
  readonly memberId: MemberId;
  readonly currency: string;
  readonly direction: Direction;
  readonly amount: Minor;
};

/**
 * What a vendor says of an order. `done` comes with the balance the wallet has then; `unheard` means
 * that the vendor does not know the reference. Silence is not a word: the call throws.
 */
export type VendorWord =
  | { readonly status: 'done'; readonly balance: Minor }
  | { readonly status: 'failed' }
  | { readonly status: 'unheard' };

/** A vendor that keeps wallets of its own. Orders repeated under one reference move money once. */
export type VendorWallet = {
  readonly name: string;
  readonly move: (order: WalletOrder) => Promise<VendorWord>;
  readonly ask: (order: WalletOrder) => Promise<VendorWord>;
};

/** By the vendor's code; empty where one wallet serves all games. */
export type VendorWallets = ReadonlyMap<string, VendorWallet>;
