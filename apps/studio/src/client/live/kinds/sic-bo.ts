import { view } from '../../tables/sic-bo/sic-bo.ts';
import { liveGame } from '../live-game.ts';
import { theatreStage } from '../stage.ts';

export const game = (code: string) =>
  liveGame(code, {
    view,
    createStage: (say, motion) =>
      theatreStage(view.createTheatre(say, motion), (events) => view.outcomeOf(events)),
    sidesOf: (say) => ({
      B: { letter: 'B', name: say('big') },
      P: { letter: 'S', name: say('small') },
      T: { letter: '3', name: say('triple') },
    }),
  });
