import type { WireRound } from '../../wire.ts';
import type { Frame } from '../shell/frame.ts';
import type { Table } from '../table.ts';

export type Outcome = { readonly paid: bigint; readonly isWin: boolean };

/** Only what is more than was staked is a win. */
export function outcomeOf({ payout, staked }: WireRound): Outcome {
  const paid = BigInt(payout ?? 0);
  return { paid, isWin: paid > BigInt(staked) };
}

type Telling = {
  readonly table: Table;
  readonly frame: Frame;
  /** What it was, where that has a name: the hand, the charm. */
  readonly name?: string | null;
};

/** Says how a round ended: a win as one, what came back as what it is. */
export function tellOutcome(round: WireRound, { table, frame, name }: Telling): void {
  const { say, money } = table;
  const { paid, isWin } = outcomeOf(round);
  const amount = money.text(paid);
  const before = name ? `${name} · ` : '';
  if (isWin) frame.tell(before + say('won', { amount }), 'win');
  else if (paid > 0n) frame.tell(before + say('returned', { amount }));
  else frame.tell(before + say('lost'), 'lost');
  void frame.celebrate(round);
}
