import type { Instant } from '@baize/std/time';
import type { VendorFacts } from '../play/index.ts';
import type { Scale } from './vendor-amount.ts';

export const DIALECTS = ['own', 'uuid', 'aggregator'] as const;

export type DialectName = (typeof DIALECTS)[number];

/** A vendor as its calls are read: who it is, how it writes money, how it signs. */
export type Vendor = VendorFacts & {
  readonly name: string;
  readonly dialect: DialectName;
  /** Null: from anywhere. */
  readonly addresses: readonly string[] | null;
  /** By the vendor's own code of a currency. */
  readonly scales: ReadonlyMap<string, Scale>;
  readonly keys: readonly VendorKey[];
};

export type VendorKey = {
  readonly keyId: string;
  readonly algorithm: 'hmac-sha256' | 'rsa-sha256';
  /** The shared secret of HMAC, or the public key (PEM) of RSA. */
  readonly material: string;
  readonly retiresAt: Instant | null;
};

/** Which of our currencies a vendor means by its code. */
export const scaleOf = (vendor: Vendor, code: unknown): Scale | undefined =>
  typeof code === 'string' ? vendor.scales.get(code) : undefined;

/** The vendor's own code of one of our currencies, where it has one. */
export function codeOfCurrency(vendor: Vendor, currency: string): string {
  for (const [code, scale] of vendor.scales) if (scale.currency === currency) return code;
  return currency;
}
