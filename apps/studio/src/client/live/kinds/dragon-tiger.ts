import { rankOf } from '@baize/engines/tables/cards';
import { sideNames, view } from '../../tables/dragon-tiger/dragon-tiger.ts';
import { createDuelSides } from '../../tables/dragon-tiger/duel.ts';
import { liveGame } from '../live-game.ts';
import { cardStage } from '../stage.ts';

export const game = (code: string) =>
  liveGame(code, {
    view,
    createStage: (say, motion) =>
      cardStage({
        sides: createDuelSides(say, motion),
        pointsOf: null,
        marginOf: ({ dragon, tiger }) => rankOf(dragon) - rankOf(tiger),
      }),
    sidesOf: sideNames,
  });
