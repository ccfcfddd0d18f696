import * as z from 'zod';
import type { SandboxPlace } from './read-providers.ts';

/** How a vendor that keeps wallets of its own is reached. */
const wallet = z.strictObject({
  vendor: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  name: z.string().min(1).max(60),
  url: z.url({ protocol: /^https?$/ }),
  keyId: z.string().min(1),
  secret: z.string().min(1),
});

export type VendorWalletSettings = z.output<typeof wallet>;

/** A list in JSON, since a vendor has five parts and there may be several. */
export const WALLET_SETTINGS = {
  VENDOR_WALLETS: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'is a list in JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.array(wallet))
    .optional(),
} as const;

const STAND_INS = [
  { vendor: 'dg', name: 'Pearl Parlour' },
  { vendor: 'ibc', name: 'Long Whistle' },
] as const;

type WalletEnv = {
  readonly VENDOR_WALLETS?: VendorWalletSettings[] | undefined;
  readonly SANDBOX_WALLET_SECRET?: string | undefined;
};

/** As they were set, else the sandbox's, else none. Used where a brand has no single wallet. */
export function readVendorWallets(
  { VENDOR_WALLETS: set, SANDBOX_WALLET_SECRET: secret }: WalletEnv,
  sandbox: SandboxPlace | null,
): readonly VendorWalletSettings[] {
  if (set) return set;
  if (!sandbox || !secret) return [];
  return STAND_INS.map((standIn) => ({
    ...standIn,
    url: `http://127.0.0.1:${sandbox.port}/vendor-wallet/${standIn.vendor}`,
    keyId: 'sandbox',
    secret,
  }));
}
