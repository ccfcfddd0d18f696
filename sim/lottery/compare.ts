import { type Rng, seeded } from '@baize/engines/core/rng';
import { readBet, settleBet } from '../../packages/lottery/src/core/bet.ts';
import type { Board } from '../../packages/lottery/src/core/board.ts';
import { largestWin } from '../../packages/lottery/src/core/largest-win.ts';
import type { Lottery } from '../../packages/lottery/src/core/lottery.ts';
import type { Play } from '../../packages/lottery/src/core/play.ts';
import { prizesOf, type Tariff } from '../../packages/lottery/src/core/tariff.ts';
import { randomBoard, randomSelection } from './random-ticket.ts';
import { slowHits } from './slow-hits.ts';

export type PlayComparison = {
  readonly family: string;
  readonly play: string;
  readonly tickets: number;
  /** Tickets that were paid something. */
  readonly paid: number;
  /** Tickets on which rules and slow calculation differ, or that paid more than was said possible. */
  readonly differences: readonly string[];
};

/** Draws that many tickets share: to draw a board takes longer than to settle a ticket. */
const TICKETS_A_BOARD = 10;

type Comparison = { readonly lottery: Lottery; readonly play: Play; readonly tariff: Tariff };

/** Random tickets of one play, settled by the rules and by the slow calculation. */
export function comparePlay(
  { lottery, play, tariff }: Comparison,
  tickets: number,
  seed: number,
): PlayComparison {
  const rng = seeded(seed);
  const differences: string[] = [];
  let paid = 0;
  let board: Board = {};
  let parts = lottery.parts(board);
  for (let ticket = 0; ticket < tickets; ticket += 1) {
    if (ticket % TICKETS_A_BOARD === 0) {
      board = randomBoard(lottery.shape, rng);
      parts = lottery.parts(board);
    }
    const selection = randomSelection(play, parts[play.part] ?? [], rng);
    const bet = readBet(lottery, { play: play.code, selection, ...stakeOf(rng) });
    if (!bet.ok) {
      // Places that exclude each other can leave no line; nothing else is refused.
      if (bet.refusal.reason !== 'lines')
        differences.push(JSON.stringify([selection, bet.refusal]));
      continue;
    }
    const { payout } = settleBet(bet.value, { parts, tariff });
    const slow = slowHits({ family: lottery.family, play: play.code, groups: selection, board });
    const staked = bet.value.unit * bet.value.multiple;
    const expected = slowPayout(slow, (line) => prizesOf(play, line, tariff), staked);
    if (payout > 0n) paid += 1;
    if (payout !== expected || payout > largestWin(bet.value, tariff)) {
      differences.push(JSON.stringify([selection, board, `${payout}`, `${expected}`]));
    }
  }
  return { family: lottery.family, play: play.code, tickets, paid, differences };
}

const stakeOf = (rng: Rng) => ({
  unit: BigInt(1 + rng.next(1_000)),
  multiple: BigInt(1 + rng.next(20)),
});

/** Hits of one line add up before they are rounded; every line is rounded by itself. */
function slowPayout(
  hits: ReturnType<typeof slowHits>,
  prizes: (line: string) => ReturnType<typeof prizesOf>,
  staked: bigint,
): bigint {
  return hits.reduce((sum, { line, prize, count, times = 1 }) => {
    const { num, den } = prizes(line).get(prize) ?? { num: 0n, den: 1n };
    return sum + BigInt(count) * ((staked * num * BigInt(times)) / den);
  }, 0n);
}
