import type { MeetingEvent } from '@baize/engines/games/cockfight/engine';
import { SIDES } from '@baize/engines/games/cockfight/fight';
import { POOL_PLACES } from '@baize/engines/pool/arena-pool';
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
    markPools(cloth, pool, say) {
      for (const side of SIDES) {
        const place = cloth.querySelector(`[data-bet="${POOL_PLACES[side]}"] small`);
        const pays = pool?.[side] ?? null;
        const text = pays === null ? say('pool_open') : say('pool_pays', { pays: `${pays}` });
        if (place && place.textContent !== text) place.textContent = text;
      }
    },
    sidesOf: (say) => ({
      B: { letter: say('meron_letter'), name: say('meron') },
      P: { letter: say('wala_letter'), name: say('wala') },
      T: { letter: say('draw_letter'), name: say('draw') },
    }),
  });
