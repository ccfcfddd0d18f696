import { token } from '@baize/art/tables/tokens';
import { coverBowl, plate } from '@baize/art/tables/vessels';
import type { Tokens } from '@baize/engines/games/se-die/engine';
import { make } from '../../dom.ts';
import type { Theatre } from '../chips/chip-view.ts';
import { lift } from '../dice/create-dice.ts';
import type { Motion } from '../motion.ts';
import { picture } from '../picture.ts';
import './cup.css';

/** Where the four come to lie, in percent of the plate, and how they are turned. */
const PLACES = [
  [34, 50, -20],
  [52, 42, 14],
  [66, 56, 40],
  [47, 66, -8],
] as const;

/** Four tokens on a plate under a cup: it is shaken, then lifted. */
export function createCup(motion: Motion): Theatre<Tokens> {
  const tokens = make('div', { class: 'tokens' });
  const lid = picture(coverBowl(), 'lid');
  const element = make('div', { class: 'dish is-bowl' }, [
    picture(plate(), 'dish-plate'),
    tokens,
    lid,
  ]);
  const lay = (sides: Tokens) =>
    tokens.replaceChildren(
      ...sides.map((side, place) => {
        const [x, y, turn] = PLACES[place] ?? PLACES[0];
        const made = picture(token(side), 'token');
        Object.assign(made.style, {
          insetInlineStart: `${x}%`,
          insetBlockStart: `${y}%`,
          rotate: `${turn}deg`,
        });
        return made;
      }),
    );
  lay(['red', 'white', 'red', 'white']);
  element.dataset['state'] = 'rest';
  return {
    element,
    begin() {
      element.dataset['state'] = 'shaking';
      motion.hear('cup');
      lid.style.transform = '';
      lid.style.opacity = '';
    },
    async show(sides) {
      element.dataset['state'] = 'shown';
      lay(sides);
      await motion.wait(250);
      motion.hear('open');
      await lift(motion, lid);
    },
    rest() {
      element.dataset['state'] = 'rest';
    },
  };
}
