import { add, type Minor, subtract } from '@baize/std/money';
import type { Bet } from './bet.ts';

export const stakeOf = ({ stake }: Pick<Bet, 'stake'>): Minor => add(stake.cash, stake.bonus);

export const payoutOf = ({ payout }: Pick<Bet, 'payout'>): Minor => add(payout.cash, payout.bonus);

/** What the bet changed: nothing where it was taken back, and nobody knows while it runs. */
export function resultOf(bet: Pick<Bet, 'status' | 'stake' | 'payout'>): Minor | null {
  if (bet.status === 'running') return null;
  return bet.status === 'void' ? payoutOf(bet) : subtract(payoutOf(bet), stakeOf(bet));
}
