import type { MeetingEvent } from '@baize/engines/games/cockfight/engine';
import { createArena } from '../../tables/cockfight/arena.ts';
import { view } from '../../tables/cockfight/cockfight.ts';
import { liveGame } from '../live-game.ts';

export const game = (code: string) =>
  liveGame(code, {
    view,
    createStage(say, motion) {
      const arena = createArena(say, motion);
      let fighting = Promise.resolve();
      const then = (step: () => Promise<void> | void) => {
        fighting = fighting.then(step);
      };
      return {
        element: arena.element,
        clear: () => then(() => arena.clear()),
        begin: () => {},
        show: (event) => {
          if (event.type === 'meeting') then(() => arena.meet(event as MeetingEvent));
        },
        settle: (fight) => then(() => arena.settle(fight)),
      };
    },
    sidesOf: (say) => ({
      B: { letter: say('meron_letter'), name: say('meron') },
      P: { letter: say('wala_letter'), name: say('wala') },
      T: { letter: say('draw_letter'), name: say('draw') },
    }),
  });
