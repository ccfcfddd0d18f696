import { pointsOf } from '@baize/engines/games/baccarat/deal';
import { view } from '../../tables/baccarat/baccarat.ts';
import { createHandSides } from '../../tables/baccarat/hands.ts';
import { sideNames } from '../../tables/baccarat/view.ts';
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
    sidesOf: sideNames,
  });
