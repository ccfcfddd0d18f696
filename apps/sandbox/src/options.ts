import type { Clock } from './clock.ts';

export type SandboxOptions = {
  /** 0 takes any free one. */
  readonly port: number;
  readonly smtpPort?: number;
  /** How browsers and servers reach it; by default localhost and the port. */
  readonly publicUrl?: string | null;
  /** Where it remembers between two starts; without it everything is gone at the end. */
  readonly dataFile?: string | null;
  /** What our customers were given when they signed up with us. */
  readonly smsKey?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
  /** Sites that sign-ins may return to, beside any on this machine. */
  readonly redirectOrigins?: readonly string[];
  /** Whom telephone tokens are made out to. */
  readonly project?: string;
  /** Keys of those who take payments through us: the id and its secret. */
  readonly paymentKeys?: Readonly<Record<string, string>>;
  /** Keys of those who move money to the wallets of vendors. */
  readonly walletKeys?: Readonly<Record<string, string>>;
  /** Where they are told what happened, and by which secret we sign that. */
  readonly noticeUrl?: string | null;
  readonly noticeSecret?: string;
  /** How long it takes us to pay out. */
  readonly payoutDelayMs?: number;
  readonly clock?: Clock;
};

/**
 * For a sandbox inside a test. One in a process of its own is handed secrets of its data folder and
 * takes none of these.
 */
export const DEFAULTS = {
  smsKey: 'sandbox',
  clientId: 'sandbox',
  clientSecret: 'sandbox',
  project: 'mekhala',
  paymentKeys: { sandbox: 'sandbox' },
  walletKeys: { sandbox: 'sandbox' },
  noticeSecret: 'sandbox',
  payoutDelayMs: 2_000,
} as const;
