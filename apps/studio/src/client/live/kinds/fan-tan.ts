import { view } from '../../tables/fan-tan/fan-tan.ts';
import { liveGame } from '../live-game.ts';
import { theatreStage } from '../stage.ts';

export const game = (code: string) =>
  liveGame(code, {
    view,
    createStage: (say, motion) =>
      theatreStage(view.createTheatre(say, motion), (events) => view.outcomeOf(events)),
    sidesOf: null,
    // The mark tells how many were left, which is all that a pile is remembered by.
    outcomeOf: (mark) => Number(mark.slice(1)),
  });
