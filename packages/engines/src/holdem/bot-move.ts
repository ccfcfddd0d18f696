import { rankOf } from '../tables/cards.ts';
import { choicesOf } from './moves.ts';
import { rankHand } from './rank-hand.ts';
import { type Hand, holderAt, type Move, type Table } from './table.ts';

/**
 * What a bot does in its turn, by its own cards, the board and a roll below one. It plays plainly, so
 * that people at a table of play money have somebody to play with.
 */
export function botMove(table: Table, hand: Hand, roll: number): Move {
  const place = hand.turn?.place ?? 0;
  const { canCheck, call, raiseTo } = choicesOf(table, hand, place);
  const holder = holderAt(hand, place);
  const strength = strengthOf(holder?.cards ?? [], hand.board);
  const pot = hand.holders.reduce((all, { put }) => all + put, 0);
  const isCheap = call <= table.rules.bigBlind || call * 4 <= pot;
  if (raiseTo && strength + roll > 1.55) {
    const to = Math.min(raiseTo.max, Math.max(raiseTo.min, hand.bet + Math.floor(pot / 2)));
    return { type: 'raise', to };
  }
  if (canCheck) return { type: 'check' };
  const courage = isCheap ? 0.75 : 1.1;
  return { type: strength + roll * 0.6 > courage ? 'call' : 'fold' };
}

/** Roughly how good a hand is, from 0 to 1. */
function strengthOf(cards: readonly number[], board: readonly number[]): number {
  const [first = 1, second = 1] = cards.map((card) => (rankOf(card) === 1 ? 14 : rankOf(card)));
  if (board.length === 0) {
    if (first === second) return 0.6 + first / 40;
    const isClose = Math.abs(first - second) < 3;
    return (first + second) / 34 + (isClose ? 0.08 : 0);
  }
  const name = rankHand([...cards, ...board]) >> 26;
  // A hand that is all on the board is worth less than one the own cards make.
  const shared = board.length === 5 ? rankHand(board) >> 26 : 0;
  return Math.min(1, 0.3 + 0.22 * (name - shared) + Math.max(first, second) / 100);
}
