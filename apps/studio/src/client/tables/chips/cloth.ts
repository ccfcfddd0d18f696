import type { PaidBet } from '@baize/engines/tables/chips';
import { make } from '../../dom.ts';
import type { Money } from '../../money.ts';
import type { Speech } from '../../words.ts';
import { returnOf } from './amounts.ts';
import { moveByArrows } from './arrows.ts';
import { chipFace } from './chip-face.ts';
import type { PlacedChips } from './placed.ts';
import type { ChipWord } from './words.ts';

export type Spot = {
  readonly bet: string;
  /** What a screen reader says; the cloth shows `inside`. */
  readonly label: string;
  /** As a table says it: 35 : 1. */
  readonly odds: string;
  readonly look?: string;
  readonly inside?: readonly (Node | string)[];
};

export type SpotMaker = (spot: Spot) => HTMLButtonElement;

export type Hands = {
  readonly onPress: (bet: string) => void;
  readonly onRemove: (bet: string) => void;
  readonly onSpace: () => void;
};

export type Worth = {
  readonly stake: bigint;
  readonly money: Money;
  /** As it stands on a chip. */
  readonly short: (amount: bigint) => string;
};

export type Cloth = {
  readonly element: HTMLElement;
  readonly spot: SpotMaker;
  /** Once all places are made. */
  fill(children: readonly Node[]): void;
  draw(placed: PlacedChips, worth: Worth): void;
  /** Lights the places that win and says what came back on each. */
  mark(won: ReadonlySet<string>, paid: readonly PaidBet[], worth: Worth): void;
  unmark(): void;
};

/** Places that take chips: by pointer, by touch and by keys. */
export function createCloth(say: Speech<ChipWord>, { onPress, onRemove, onSpace }: Hands): Cloth {
  const element = make('div', { class: 'cloth', role: 'group', 'aria-label': say('cloth') });
  const spots = new Map<string, { spot: Spot; made: HTMLButtonElement }>();

  const name = ({ spot, made }: { spot: Spot; made: HTMLElement }, more: string) =>
    made.setAttribute(
      'aria-label',
      [spot.label, say('pays', { odds: spot.odds }), more].filter(Boolean).join(', '),
    );

  listen(element, { onRemove, onSpace });

  return {
    element,
    spot(spot) {
      const look = `spot ${spot.look ?? ''}`;
      const facts = { type: 'button', class: look, 'data-bet': spot.bet, tabindex: '-1' };
      const made = make('button', facts, spot.inside ?? [spot.label]);
      made.addEventListener('click', () => onPress(spot.bet));
      spots.set(spot.bet, { spot, made });
      name({ spot, made }, '');
      return made;
    },
    fill(children) {
      element.replaceChildren(...children);
      moveByArrows(element);
    },
    draw(placed, { stake, money, short }) {
      for (const [bet, known] of spots) {
        known.made.querySelector('.chip')?.remove();
        const units = placed.get(bet);
        if (units === undefined) {
          name(known, '');
          continue;
        }
        const amount = stake * BigInt(units);
        known.made.append(chipFace(units, short(amount)));
        name(known, say('on_it', { amount: money.text(amount) }));
      }
    },
    mark(won, paid, { stake, money }) {
      for (const [bet, { made }] of spots) made.dataset['lit'] = String(won.has(bet));
      for (const bet of paid) {
        const known = spots.get(bet.bet);
        if (!known) continue;
        const back = returnOf(bet, stake);
        const staked = stake * BigInt(bet.units);
        known.made.dataset['result'] = back > staked ? 'win' : back > 0n ? 'back' : 'lost';
        if (back === 0n) continue;
        known.made.append(
          make('span', { class: 'gain', 'aria-hidden': 'true' }, [money.text(back)]),
        );
        name(known, say('won_on_it', { amount: money.text(back) }));
      }
    },
    unmark() {
      for (const { made } of spots.values()) {
        delete made.dataset['lit'];
        delete made.dataset['result'];
        made.querySelector('.gain')?.remove();
      }
    },
  };
}

/** Enter puts a chip as every button is pressed; Space plays here as everywhere in the game. */
function listen(cloth: HTMLElement, { onRemove, onSpace }: Omit<Hands, 'onPress'>): void {
  cloth.addEventListener('keydown', (event) => {
    const { bet } = (event.target as HTMLElement).dataset;
    if (bet === undefined) return;
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove(bet);
    if (event.code !== 'Space') return;
    event.preventDefault();
    if (!event.repeat) onSpace();
  });
  cloth.addEventListener('keyup', (event) => {
    if (event.code === 'Space') event.preventDefault();
  });
  cloth.addEventListener('contextmenu', (event) => {
    const { bet } = (event.target as HTMLElement).closest<HTMLElement>('.spot')?.dataset ?? {};
    if (bet === undefined) return;
    event.preventDefault();
    onRemove(bet);
  });
}
