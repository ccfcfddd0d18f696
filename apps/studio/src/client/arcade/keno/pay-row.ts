import { type KenoDefinition, kenoPays } from '@baize/engines/arcade/keno';
import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import { shortTimes } from '../times-text.ts';

/** What so many picks pay: each number of hits that pays anything, with its payout. */
export function createPayRow(definition: KenoDefinition, say: Speech<'hits' | 'pay_row'>) {
  const list = make('ol', { class: 'pay-row', 'aria-label': say('pay_row') });
  return {
    element: list,
    draw(picks: number) {
      const hits = Array.from({ length: picks + 1 }, (_, count) => count);
      const paying = hits.filter((count) => kenoPays(definition, picks, count) > 0n);
      list.replaceChildren(
        ...paying.map((count) =>
          make('li', { 'data-hits': String(count) }, [
            make('span', {}, [say('hits', { count: String(count) })]),
            make('b', {}, [shortTimes(kenoPays(definition, picks, count), say.tag)]),
          ]),
        ),
      );
    },
    /** Lights the hits of a round: as a win only what is more than was staked. */
    light(hits: number | null, isWin = false) {
      for (const made of list.children) {
        const isLit = made.getAttribute('data-hits') === String(hits);
        if (isLit) made.setAttribute('data-lit', isWin ? 'win' : 'back');
        else made.removeAttribute('data-lit');
      }
    },
  };
}
