import { isCardProven } from '@baize/engines/holdem/deck';
import type { WirePokerHand } from '../../poker/wire.ts';
import { make } from '../dom.ts';
import { drawCard } from './draw-table.ts';
import type { PokerPage } from './page.ts';

/** The own hands of a table; what each opens is proven here, in the page. */
export async function listHands(page: PokerPage, code: string): Promise<readonly Node[]> {
  const { call, words } = page;
  const hands = await call<readonly WirePokerHand[]>(`poker/tables/${code}/hands`);
  const note = make('p', { class: 'pk-note' }, [words('seed_note')]);
  if (hands.length === 0) return [make('p', {}, [words('hands_none')]), note];
  return [
    make(
      'ol',
      { class: 'pk-hands' },
      hands.map((hand) => drawHand(page, hand)),
    ),
    note,
  ];
}

function drawHand({ words, money }: PokerPage, hand: WirePokerHand): HTMLElement {
  const isProven = hand.opened.every((card) => isCardProven(card, hand.root));
  const paid = hand.events.flatMap((event) => {
    if (event.type === 'settled') return event.results;
    return event.type === 'paid' ? event.paid : [];
  });
  const own = paid.find(({ place }) => place === hand.place)?.won;
  const won = own !== undefined && own > 0 ? own : undefined;
  return make('li', {}, [
    make('p', {}, [
      make('b', {}, [words('hand', { number: `${hand.number}` })]),
      won === undefined
        ? null
        : ` · ${words('wins', { name: words('you'), amount: money.text(BigInt(won)) })}`,
    ]),
    make(
      'div',
      { class: 'pk-opened' },
      hand.opened.map(({ card }) => drawCard(card)),
    ),
    make('p', { class: isProven ? 'pk-proven' : 'pk-unproven' }, [
      isProven ? words('proven', { count: `${hand.opened.length}` }) : words('not_proven'),
    ]),
    make('p', { class: 'pk-root' }, [`${words('root')}: `, make('code', {}, [hand.root])]),
  ]);
}
