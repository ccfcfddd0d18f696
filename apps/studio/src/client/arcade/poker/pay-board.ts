import type { PokerDefinition } from '@baize/engines/poker/definition';
import type { HandName } from '@baize/engines/poker/events';
import { make } from '../../dom.ts';
import { shortTimes } from '../times-text.ts';

/** Every hand that pays, the best first; the one that is made is lit. */
export function createPayBoard(
  { pays }: PokerDefinition,
  facts: {
    readonly label: string;
    readonly tag: string;
    readonly nameOf: (hand: HandName) => string;
  },
) {
  const hands = Object.entries(pays) as [HandName, number][];
  // Two columns, the better half first.
  const half = Math.ceil(hands.length / 2);
  const rows = hands.map(([hand, times], place) => {
    const text = shortTimes(BigInt(times) * 1_000_000n, facts.tag);
    return [
      hand,
      make('li', { class: place < half ? 'is-first' : 'is-second' }, [
        make('span', {}, [facts.nameOf(hand)]),
        make('b', {}, [text]),
      ]),
    ] as const;
  });
  const element = make(
    'ol',
    { class: 'pay-board', 'aria-label': facts.label },
    rows.map(([, row]) => row),
  );
  element.style.setProperty('--rows', String(half));
  return {
    element,
    light(made: HandName | null, isWin = false) {
      for (const [hand, row] of rows) {
        if (hand === made) row.dataset['lit'] = isWin ? 'win' : 'made';
        else delete row.dataset['lit'];
      }
    },
  };
}
