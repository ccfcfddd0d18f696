import { pointsOf } from '@baize/engines/games/baccarat/deal';
import { view } from '../../tables/baccarat/baccarat.ts';
import { createHandSides } from '../../tables/baccarat/hands.ts';
import { liveGame } from '../live-game.ts';
import { cardStage } from '../stage.ts';

export const game = (code: string) => baccaratTable(code, view);

/** A table of baccarat, with the commission or without it. */
export const baccaratTable = (code: string, own: typeof view) =>
  liveGame(code, {
    view: own,
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
