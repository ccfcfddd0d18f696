import { type Minor, minor } from '@baize/std/money';
import type { WalletReply } from './send-signed.ts';

/**
 * What the wallet said. `unknown`: no word that decides, so that nobody may guess; the same is asked
 * again until there is one.
 */
export type WalletWord<Told> =
  | { readonly kind: 'done'; readonly value: Told }
  | { readonly kind: 'refused'; readonly code: string; readonly balance: Minor | null }
  | { readonly kind: 'unknown'; readonly why: string };

export type WalletValue = WalletReply['value'];

/** After these the same is not sent again: it is refused for good, or holds already. */
const FINAL: readonly unknown[] = ['final-reject', 'already-done'];

/** A final no decides; everything else that is not a yes leaves it open. */
export function wordOf<Read>(
  reply: WalletReply | null,
  read: (value: WalletValue) => Read,
): WalletWord<Read> {
  if (!reply) return { kind: 'unknown', why: 'no answer' };
  const { success, message, value } = reply;
  if (success) return { kind: 'done', value: read(value) };
  const code = message ?? 'unknown';
  if (!FINAL.includes(value['class'])) return { kind: 'unknown', why: code };
  const balance = typeof value['balance'] === 'string' ? readBalance(value) : null;
  return { kind: 'refused', code, balance };
}

export const readBalance = (value: WalletValue): Minor => minor(BigInt(String(value['balance'])));
