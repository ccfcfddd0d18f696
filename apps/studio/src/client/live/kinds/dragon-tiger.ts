import { rankOf } from '@baize/engines/tables/cards';
import { view } from '../../tables/dragon-tiger/dragon-tiger.ts';
import { createDuelSides } from '../../tables/dragon-tiger/duel.ts';
import { liveGame } from '../live-game.ts';
import { cardStage } from '../stage.ts';

export const game = (code: string) =>
  liveGame(code, {
    view,
    createStage: (say, motion) =>
      cardStage({
        sides: createDuelSides(say, motion),
        pointsOf: null,
        marginOf: ({ dragon, tiger }) => rankOf(dragon) - rankOf(tiger),
      }),
    // The first side is drawn blue on the roads, the second red.
    sidesOf: (say) => ({
      B: { letter: 'T', name: say('tiger') },
      P: { letter: 'D', name: say('dragon') },
      T: { letter: '=', name: say('tie') },
    }),
  });
