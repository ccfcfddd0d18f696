import { pointsOf } from './rank-hand.ts';
import { type PokDengMove, type PokDengTable, pokDengHolderAt, stakeMaxOf } from './table.ts';

/** What a bot stakes, by a roll below one: mostly the least, now and then a few of it. */
export function botStake({ rules, seats }: PokDengTable, place: number, roll: number): PokDengMove {
  const max = stakeMaxOf(rules, seats[place]?.stack ?? 0);
  const stake = rules.stakeMin * (1 + Math.floor(roll * roll * 4));
  return { type: 'stake', stake: Math.max(rules.stakeMin, Math.min(max, stake)) };
}

/** A bot draws to four points or less. */
export function botDraw({ hand }: PokDengTable): PokDengMove {
  const holder = hand?.turn && pokDengHolderAt(hand, hand.turn.place);
  return { type: pointsOf(holder?.cards ?? []) <= 4 ? 'draw' : 'stand' };
}
