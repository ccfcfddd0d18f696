import { add, type Minor, subtract } from '@baize/std/money';
import type { Bet, BetName } from '../play/play/index.ts';

/** The name of a bet in an address. */
export const writeBetId = ({ vendor, kind, ref }: BetName): string => `${vendor}:${kind}:${ref}`;

/** Null for the name of something that is no bet. */
export function readBetId(betId: string): BetName | null {
  const [, vendor = '', kind, ref = ''] = /^([^:]+):([^:]+):(.+)$/.exec(betId) ?? [];
  return kind === 'bet' || kind === 'tip' ? { vendor, kind, ref } : null;
}

export const stakeOf = ({ stake }: Pick<Bet, 'stake'>): Minor => add(stake.cash, stake.bonus);

export const payoutOf = ({ payout }: Pick<Bet, 'payout'>): Minor => add(payout.cash, payout.bonus);

/** What the bet changed: nothing where it was taken back, and nobody knows while it runs. */
export function resultOf(bet: Pick<Bet, 'status' | 'stake' | 'payout'>): Minor | null {
  if (bet.status === 'running') return null;
  return bet.status === 'void' ? payoutOf(bet) : subtract(payoutOf(bet), stakeOf(bet));
}
