import { rankOf } from '@baize/engines/tables/cards';
import { view } from '../../tables/dragon-tiger/dragon-tiger.ts';
import { createDuelSides } from '../../tables/dragon-tiger/duel.ts';
import { liveGame } from '../live-game.ts';
import { cardStage } from '../stage.ts';

const titles = {
  'dragon-tiger-riverside': {
    EN: { title: 'Dragon Tiger Riverside' },
    TH: { title: 'เสือมังกรริมน้ำ' },
    ES: { title: 'Dragón tigre a la orilla' },
    PT: { title: 'Dragão tigre à beira-rio' },
  },
  'dragon-tiger-teak': {
    EN: { title: 'Dragon Tiger Teak' },
    TH: { title: 'เสือมังกรศาลาสัก' },
    ES: { title: 'Dragón tigre de teca' },
    PT: { title: 'Dragão tigre de teca' },
  },
};

export const game = (code: string) =>
  liveGame(code, {
    view,
    titles,
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
