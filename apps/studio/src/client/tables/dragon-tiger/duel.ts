import { openCanvas } from '@baize/art/canvas';
import { type MaterialNames, materialsOf } from '@baize/art/materials';
import type { Motif } from '@baize/art/motif';
import { tiger } from '@baize/art/motifs/beasts';
import { naga } from '@baize/art/motifs/legend';
import type { Cards } from '@baize/engines/games/dragon-tiger/bets';
import { rankOf } from '@baize/engines/tables/cards';
import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import { createSide } from '../cards/side.ts';
import type { Theatre } from '../chips/chip-view.ts';
import type { Motion } from '../motion.ts';
import { picture } from '../picture.ts';
import type { DragonTigerWord } from './words.ts';

/** The sign of a side, without the other motifs of the studio. */
function signOf(name: string, motif: Motif, materials: MaterialNames): HTMLImageElement {
  const canvas = openCanvas(`sign ${name}`);
  const drawn = motif(canvas, materialsOf(materials));
  return picture(canvas.picture(drawn, { box: [-105, -105, 210, 210], fit: 'meet' }), 'side-sign');
}

export const createDuelSides = (say: Speech<DragonTigerWord>, motion: Motion) => ({
  dragon: createSide({
    name: say('dragon'),
    look: 'is-cool',
    motion,
    sign: signOf('dragon', naga, ['jade', 'jade', 'gold']),
  }),
  tiger: createSide({
    name: say('tiger'),
    look: 'is-warm',
    motion,
    sign: signOf('tiger', tiger, ['coral', 'pink', 'gold']),
  }),
});

/** One card a side, the higher wins. */
export function createDuel(say: Speech<DragonTigerWord>, motion: Motion): Theatre<Cards> {
  const sides = createDuelSides(say, motion);
  const clear = () => {
    sides.dragon.clear();
    sides.tiger.clear();
  };
  return {
    element: make('div', { class: 'card-sides' }, [sides.dragon.element, sides.tiger.element]),
    begin: clear,
    async show(cards) {
      clear();
      await sides.dragon.deal(cards.dragon);
      await sides.tiger.deal(cards.tiger);
      const margin = rankOf(cards.dragon) - rankOf(cards.tiger);
      sides.dragon.settle(margin === 0 ? null : margin > 0);
      sides.tiger.settle(margin === 0 ? null : margin < 0);
    },
    rest: clear,
  };
}
