import type { ChipChoice } from '@baize/engines/tables/chips';
import type { WireRound } from '../../wire.ts';
import { make } from '../dom.ts';
import type { Money } from '../money.ts';
import { returnOf } from '../tables/chips/amounts.ts';
import { paidOf } from '../tables/chips/chip-view.ts';

type PlaceMoney = ReadonlyMap<string, bigint>;

/** What confirmed bets have on each place. */
export function stakedOn(bets: readonly WireRound[]): PlaceMoney {
  const placed = new Map<string, bigint>();
  for (const { choice, stake } of bets) {
    for (const { bet, units } of (choice as ChipChoice).chips) {
      placed.set(bet, (placed.get(bet) ?? 0n) + BigInt(stake) * BigInt(units));
    }
  }
  return placed;
}

/** What came back on each place. */
export function returnedOn(bets: readonly WireRound[]): PlaceMoney {
  const back = new Map<string, bigint>();
  for (const round of bets) {
    for (const paid of paidOf(round)) {
      const amount = returnOf(paid, BigInt(round.stake));
      back.set(paid.bet, (back.get(paid.bet) ?? 0n) + amount);
    }
  }
  return back;
}

export type PlaceMarks = {
  readonly staked: PlaceMoney;
  readonly returned: PlaceMoney;
  /** How many players are on each place. */
  readonly tally: Readonly<Record<string, number>>;
  /** The places that win; null before the result. */
  readonly won: ReadonlySet<string> | null;
};

/** Writes on the places of a cloth what the player has there, and how many others are. */
export function markPlaces(
  cloth: HTMLElement,
  { staked, returned, tally, won }: PlaceMarks,
  money: Money,
): void {
  for (const place of cloth.querySelectorAll<HTMLElement>('[data-bet]')) {
    const bet = place.dataset['bet'] ?? '';
    place.querySelector('.mine')?.remove();
    const amount = staked.get(bet);
    const back = returned.get(bet) ?? 0n;
    place.dataset['lit'] = String(won?.has(bet) ?? false);
    place.dataset['crowd'] = tally[bet] ? `${tally[bet]}` : '';
    if (amount === undefined) continue;
    const isOver = won !== null;
    const result = back > amount ? 'win' : back > 0n ? 'back' : isOver ? 'lost' : 'in';
    const text = money.text(isOver && back > 0n ? back : amount);
    place.append(make('em', { class: 'mine', 'data-result': result }, [text]));
  }
}
