import { times } from '@baize/engines/arcade/times';
import { definition } from '@baize/engines/games/wheel/definition';
import type { Choice } from '@baize/engines/games/wheel/engine';
import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import { shortTimes } from '../times-text.ts';
import { colourOf } from './disc.ts';

/** What a wheel pays and how often it does: each payout with its share of the segments. */
export function createLegend(say: Speech<'share' | 'shares'>) {
  const list = make('ol', { class: 'legend', 'aria-label': say('shares') });
  return {
    element: list,
    draw({ segments, risk }: Choice) {
      const pays: readonly number[] = definition.pays[segments][risk];
      const kinds = [...new Set(pays)].sort((a, b) => a - b);
      list.replaceChildren(
        ...kinds.map((kind) => {
          const count = pays.filter((one) => one === kind).length;
          const made = make('li', { 'data-pays': String(kind) }, [
            make('b', {}, [shortTimes(times(kind), say.tag)]),
            say('share', { count: String(count), all: String(segments) }),
          ]);
          made.style.setProperty('--colour', colourOf(kind)[0]);
          return made;
        }),
      );
    },
    /** Rings what a round paid: as a win only what is more than was staked. */
    light(hundredths: number | null, isWin = false) {
      for (const made of list.children) {
        const isLit = made.getAttribute('data-pays') === String(hundredths);
        if (isLit) made.setAttribute('data-lit', isWin ? 'win' : 'back');
        else made.removeAttribute('data-lit');
      }
    },
  };
}
