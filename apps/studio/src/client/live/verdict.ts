import type { WireRound } from '../../wire.ts';
import type { Money } from '../money.ts';
import type { Verdict } from '../tables/chips/verdict-of.ts';
import type { Say } from '../words.ts';

export const sumOf = (bets: readonly WireRound[]): bigint =>
  bets.reduce((total, { staked }) => total + BigInt(staked), 0n);

/** What the bets of a round came to together; null while none is paid. Only more than was staked is a win. */
export function verdictText(
  bets: readonly WireRound[],
  { say, money }: { readonly say: Say; readonly money: Money },
): Verdict | null {
  const paid = bets.filter(({ status }) => status === 'settled');
  if (paid.length === 0) return null;
  const payout = paid.reduce((total, bet) => total + BigInt(bet.payout ?? 0), 0n);
  const amount = money.text(payout);
  if (payout > sumOf(paid)) return { text: say('won', { amount }), tone: 'win' };
  if (payout > 0n) return { text: say('returned', { amount }), tone: 'lost' };
  return { text: say('lost'), tone: 'lost' };
}
