import { view } from '../../tables/roulette/roulette.ts';
import { liveGame } from '../live-game.ts';
import { theatreStage } from '../stage.ts';

export const game = (code: string) =>
  liveGame(code, {
    view,
    createStage: (say, motion) =>
      theatreStage(view.createTheatre(say, motion), (events) => view.outcomeOf(events)),
    sidesOf: null,
    outcomeOf: (mark) => Number(mark.slice(1)),
  });
