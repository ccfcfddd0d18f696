import { view } from '../../tables/sic-bo/sic-bo.ts';
import { liveGame } from '../live-game.ts';
import { theatreStage } from '../stage.ts';

const titles = {
  'reed-house-sic-bo': {
    EN: { title: 'Reed House Sic Bo' },
    TH: { title: 'ไฮโลเรือนกก' },
    ES: { title: 'Sic bo de los juncos' },
    PT: { title: 'Sic bo dos juncos' },
  },
  'teak-house-sic-bo': {
    EN: { title: 'Teak House Sic Bo' },
    TH: { title: 'ไฮโลเรือนสัก' },
    ES: { title: 'Sic bo de la casa de teca' },
    PT: { title: 'Sic bo da casa de teca' },
  },
};

export const game = (code: string) =>
  liveGame(code, {
    view,
    titles,
    createStage: (say, motion) =>
      theatreStage(view.createTheatre(say, motion), (events) => view.outcomeOf(events)),
    sidesOf: (say) => ({
      B: { letter: 'B', name: say('big') },
      P: { letter: 'S', name: say('small') },
      T: { letter: '3', name: say('triple') },
    }),
  });
