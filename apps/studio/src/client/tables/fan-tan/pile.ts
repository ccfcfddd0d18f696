import { porcelainButton } from '@baize/art/tables/tokens';
import { coverBowl } from '@baize/art/tables/vessels';
import { make } from '../../dom.ts';
import type { Theatre } from '../chips/chip-view.ts';
import { lift } from '../dice/create-dice.ts';
import type { Motion } from '../motion.ts';
import { picture } from '../picture.ts';
import './pile.css';

const FOUR = 4;
const GROUP_MS = 55;
const MOVE_MS = 260;
/** Each further by this angle, seeds and buttons lie evenly. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

type Spot = { readonly x: number; readonly y: number };

/** In the pile, in percent of the ground. */
const inPile = (place: number, buttons: number): Spot => {
  const radius = Math.sqrt((place + 0.5) / buttons);
  return {
    x: 50 + Math.cos(place * GOLDEN) * radius * 17,
    y: 50 + Math.sin(place * GOLDEN) * radius * 36,
  };
};

/** In the row of fours; those that are left stand apart at the end. */
const inRow = (place: number, buttons: number): Spot => {
  const groups = Math.ceil(buttons / FOUR);
  const group = Math.floor(place / FOUR);
  const isLeft = group === groups - 1;
  const step = Math.min(4.4, 90 / (groups + 1));
  const start = 50 - (step * (groups + 0.6)) / 2;
  return { x: start + (group + (isLeft ? 0.8 : 0)) * step, y: 17 + (place % FOUR) * 22 };
};

const at = ({ x, y }: Spot) => ({ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` });

/** A pile of buttons under a bowl, counted off by fours before everyone's eyes. */
export function createPile(motion: Motion): Theatre<number> {
  const face = porcelainButton();
  const heap = make('div', { class: 'heap' });
  const lid = picture(coverBowl(), 'lid');
  const count = make('output', { class: 'pile-count', 'aria-hidden': 'true' });
  const element = make('div', { class: 'pile' }, [heap, lid, count]);

  const cover = () => {
    heap.replaceChildren();
    count.replaceChildren();
    lid.style.transform = '';
    lid.style.opacity = '';
  };

  return {
    element,
    begin() {
      cover();
      element.dataset['state'] = 'shaking';
      motion.hear('cup');
    },
    async show(buttons) {
      element.dataset['state'] = 'shown';
      const made = Array.from({ length: buttons }, (_, place) => {
        const button = picture(face, 'pile-button');
        Object.assign(button.style, at(inPile(place, buttons)));
        return button;
      });
      heap.replaceChildren(...made);
      await lift(motion, lid);
      await motion.wait(200);
      motion.hear('chips');
      await Promise.all(
        made.map((button, place) =>
          motion.run(button, [at(inPile(place, buttons)), at(inRow(place, buttons))], {
            duration: MOVE_MS,
            delay: Math.floor(place / FOUR) * GROUP_MS,
            easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
          }),
        ),
      );
      const left = ((buttons - 1) % FOUR) + 1;
      for (const button of made.slice(-left)) button.classList.add('is-left');
      count.replaceChildren(`${left}`);
    },
    rest() {
      element.dataset['state'] = 'rest';
      cover();
    },
  };
}
