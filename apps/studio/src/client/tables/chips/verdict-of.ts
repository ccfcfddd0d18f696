import type { WireRound } from '../../../wire.ts';
import type { Money } from '../../money.ts';
import type { Tone } from '../../shell/frame.ts';
import type { Say } from '../../words.ts';

export type Verdict = { readonly text: string; readonly tone: Tone };

/** Only what is more than was staked is a win. */
export function verdictOf(
  round: WireRound,
  { say, money }: { readonly say: Say; readonly money: Money },
): Verdict {
  const payout = BigInt(round.payout ?? 0);
  const amount = money.text(payout);
  if (payout > BigInt(round.staked)) return { text: say('won', { amount }), tone: 'win' };
  if (payout > 0n) return { text: say('returned', { amount }), tone: 'lost' };
  return { text: say('lost'), tone: 'lost' };
}
