import type { BetName } from '../play/play/index.ts';

/** The name of a bet in an address. */
export const writeBetId = ({ vendor, kind, ref }: BetName): string => `${vendor}:${kind}:${ref}`;

/** Null for the name of something that is no bet. */
export function readBetId(betId: string): BetName | null {
  const [, vendor = '', kind, ref = ''] = /^([^:]+):([^:]+):(.+)$/.exec(betId) ?? [];
  return kind === 'bet' || kind === 'tip' ? { vendor, kind, ref } : null;
}
