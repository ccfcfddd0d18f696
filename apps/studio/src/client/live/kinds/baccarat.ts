import { pointsOf } from '@baize/engines/games/baccarat/deal';
import { view } from '../../tables/baccarat/baccarat.ts';
import { createHandSides } from '../../tables/baccarat/hands.ts';
import { liveGame } from '../live-game.ts';
import { cardStage } from '../stage.ts';

const titles = {
  'blue-heron-baccarat': {
    EN: { title: 'Blue Heron Baccarat' },
    TH: { title: 'บาคาร่ากระสาฟ้า' },
    ES: { title: 'Bacará Garza Azul' },
    PT: { title: 'Bacará Garça-azul' },
  },
  'speed-baccarat': {
    EN: { title: 'Speed Baccarat' },
    TH: { title: 'บาคาร่าสปีด' },
    ES: { title: 'Bacará rápido' },
    PT: { title: 'Bacará rápido' },
  },
};

export const game = (code: string) =>
  liveGame(code, {
    view,
    titles,
    createStage: (say, motion) =>
      cardStage({
        sides: createHandSides(say, motion),
        pointsOf,
        marginOf: ({ player, banker }) => pointsOf(player) - pointsOf(banker),
      }),
    sidesOf: (say) => ({
      B: { letter: 'B', name: say('banker') },
      P: { letter: 'P', name: say('player') },
      T: { letter: 'T', name: say('tie') },
    }),
  });
