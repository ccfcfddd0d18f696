import { type Hands, pointsOf } from '@baize/engines/games/baccarat/deal';
import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import { createSide } from '../cards/side.ts';
import type { Theatre } from '../chips/chip-view.ts';
import type { Motion } from '../motion.ts';
import type { BaccaratWord } from './words.ts';

const PAUSE_MS = 320;
const SIDES = ['player', 'banker'] as const;

export const createHandSides = (say: Speech<BaccaratWord>, motion: Motion) => ({
  player: createSide({ name: say('player'), look: 'is-cool', motion }),
  banker: createSide({ name: say('banker'), look: 'is-warm', motion }),
});

/** Two hands, dealt in the order of the table; what they count is told as they grow. */
export function createHands(say: Speech<BaccaratWord>, motion: Motion): Theatre<Hands> {
  const sides = createHandSides(say, motion);
  const clear = () => {
    for (const side of SIDES) sides[side].clear();
  };
  return {
    element: make('div', { class: 'card-sides' }, [sides.player.element, sides.banker.element]),
    begin: clear,
    async show(hands) {
      clear();
      for (const place of [0, 1, 2]) {
        if (place === 2) await motion.wait(PAUSE_MS);
        for (const side of SIDES) {
          const card = hands[side][place];
          if (card === undefined) continue;
          await sides[side].deal(card);
          sides[side].count(`${pointsOf(hands[side].slice(0, place + 1))}`);
        }
      }
      const margin = pointsOf(hands.player) - pointsOf(hands.banker);
      sides.player.settle(margin === 0 ? null : margin > 0);
      sides.banker.settle(margin === 0 ? null : margin < 0);
    },
    rest: clear,
  };
}
