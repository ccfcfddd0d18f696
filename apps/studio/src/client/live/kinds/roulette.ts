import { view } from '../../tables/roulette/roulette.ts';
import { liveGame } from '../live-game.ts';
import { theatreStage } from '../stage.ts';

const titles = {
  'heron-roulette': {
    EN: { title: 'Heron Roulette' },
    TH: { title: 'รูเล็ตกระสาฟ้า' },
    ES: { title: 'Ruleta de la Garza' },
    PT: { title: 'Roleta da Garça' },
  },
  'teak-roulette': {
    EN: { title: 'Teak Roulette' },
    TH: { title: 'รูเล็ตไม้สัก' },
    ES: { title: 'Ruleta de teca' },
    PT: { title: 'Roleta de teca' },
  },
};

export const game = (code: string) =>
  liveGame(code, {
    view,
    titles,
    createStage: (say, motion) =>
      theatreStage(view.createTheatre(say, motion), (events) => view.outcomeOf(events)),
    sidesOf: null,
  });
