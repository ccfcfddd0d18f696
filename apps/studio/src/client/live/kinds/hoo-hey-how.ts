import { definition } from '@baize/engines/games/hoo-hey-how/definition';
import { view } from '../../tables/hoo-hey-how/hoo-hey-how.ts';
import { liveGame } from '../live-game.ts';
import { theatreStage } from '../stage.ts';

export const game = (code: string) =>
  liveGame(code, {
    view,
    createStage: (say, motion) =>
      theatreStage(view.createTheatre(say, motion), (events) => view.outcomeOf(events)),
    sidesOf: null,
    outcomeOf: (mark) =>
      Array.from(mark.slice(1), (place) => definition.pictures[Number(place)] ?? 'fish'),
  });
