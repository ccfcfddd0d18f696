import { cardBack, cardFace } from '@baize/art/tables/card-face';
import { handNameOf, rankHand } from '@baize/engines/holdem/rank-hand';
import { rankOf, suitOf } from '@baize/engines/tables/cards';
import type { WirePokerSeat, WirePokerTable } from '../../poker/wire.ts';
import { button, make } from '../dom.ts';
import { isFramed } from '../site.ts';
import { cardText } from '../tables/cards/card.ts';
import { drawing, picture } from '../tables/picture.ts';
import type { PokerPage } from './page.ts';

type Drawing = {
  readonly table: WirePokerTable;
  readonly into: HTMLElement;
  readonly onSit: (place: number) => void;
  /** To the tables of play money, where bots fill the seats. */
  readonly onPlayMoney: () => void;
};

/** The felt with its seats, the own one below; a free seat is a button for who has none. */
export function drawTable(page: PokerPage, { table, into, onSit, onPlayMoney }: Drawing): void {
  const own = table.seats.findIndex((seat) => seat?.isOwn);
  const seats = table.seats.map((seat, place) => {
    const element = seat
      ? drawSeat(page, table, seat)
      : drawFree(page, own >= 0 ? null : () => onSit(place));
    return placeSeat(element, (place - Math.max(0, own)) / table.seats.length);
  });
  into.replaceChildren(
    make('div', { class: 'pk-felt' }, [
      drawBoard(page, table),
      drawWord(page, table),
      isAlone(table) && table.rules.isCash && isFramed()
        ? button({ look: 'pk-plain', label: page.words('to_play_money'), onPress: onPlayMoney })
        : null,
    ]),
    ...seats,
  );
}

/** Puts a seat on the rim, by the part of the way round from the own one. */
export function placeSeat(element: HTMLElement, turn: number): HTMLElement {
  const angle = Math.PI * (0.5 + 2 * turn);
  element.style.setProperty('--x', `${50 + 46 * Math.cos(angle)}%`);
  element.style.setProperty('--y', `${50 + 45 * Math.sin(angle)}%`);
  return element;
}

export function drawCard(card: number | null): HTMLElement {
  if (card === null)
    return make('div', { class: 'pk-card' }, [picture(cardBack(), 'card-picture')]);
  const face = drawing(cardFace({ rank: rankOf(card), suit: suitOf(card) }), 'card-picture');
  return make('div', { class: 'pk-card', role: 'img', 'aria-label': cardText(card) }, [face]);
}

function drawBoard({ words, money }: PokerPage, { hand }: WirePokerTable): HTMLElement {
  const board = hand?.board ?? [];
  const places = Array.from({ length: 5 }, (_, at) => board[at]);
  return make('div', { class: 'pk-middle' }, [
    hand && hand.pot > 0
      ? make('p', { class: 'pk-pot' }, [words('pot', { amount: money.text(BigInt(hand.pot)) })])
      : null,
    make(
      'div',
      { class: 'pk-board' },
      places.map((card) =>
        card === undefined ? make('div', { class: 'pk-card is-free' }) : drawCard(card),
      ),
    ),
  ]);
}

/** The reader sits here and nobody else does. */
const isAlone = ({ seats }: WirePokerTable): boolean =>
  seats.some((seat) => seat?.isOwn) && seats.every((seat) => !seat || seat.isOwn);

/** One sentence on how it stands. */
function drawWord(page: PokerPage, table: WirePokerTable): HTMLElement {
  return make('p', { class: 'pk-word', role: 'status' }, [wordOf(page, table)]);
}

function wordOf({ words, money }: PokerPage, table: WirePokerTable): string {
  const { seats, hand, events } = table;
  if (isAlone(table)) return words('alone');
  const nameAt = (place: number) => seatName({ words }, seats[place] ?? null);
  if (hand && !hand.isOver && hand.turn) {
    if (seats[hand.turn.place]?.isOwn) return words('your_turn');
    return words('turn_of', { name: nameAt(hand.turn.place) });
  }
  const paid = events.find((event) => event.type === 'paid');
  // Who has left since is nobody's name any more.
  const winners = paid?.type === 'paid' ? paid.paid.filter(({ place }) => seats[place]) : [];
  if (winners.length > 0) {
    return winners
      .map(({ place, won }) =>
        words('wins', { name: nameAt(place), amount: money.text(BigInt(won)) }),
      )
      .join(' · ');
  }
  const ready = seats.filter((seat) => seat && !seat.isSittingOut).length;
  return words(ready > 1 ? 'next_hand' : 'need_two');
}

function seatName({ words }: Pick<PokerPage, 'words'>, seat: WirePokerSeat | null): string {
  if (!seat) return '';
  if (seat.isOwn) return words('you');
  return seat.isBot ? seat.name : words('player', { name: seat.name });
}

export function drawFree({ words }: PokerPage, onSit: (() => void) | null): HTMLElement {
  return onSit
    ? button({ look: 'pk-seat is-free', label: words('sit'), onPress: onSit })
    : make('div', { class: 'pk-seat is-empty' });
}

function drawSeat(page: PokerPage, table: WirePokerTable, seat: WirePokerSeat): HTMLElement {
  const { words, money } = page;
  const { hand } = table;
  const isTurn = hand?.turn?.place === seat.place;
  const isIn = seat.isIn && !seat.hasFolded;
  const cards = seat.cards ?? (isIn && !hand?.isOver ? [null, null] : []);
  const state = stateOf(page, table, seat);
  const name = handText(page, table, seat);
  return make(
    'div',
    {
      class: 'pk-seat',
      'data-own': `${seat.isOwn}`,
      'data-turn': `${isTurn}`,
      'data-out': `${!isIn}`,
    },
    [
      make('div', { class: 'pk-cards' }, cards.map(drawCard)),
      make('div', { class: 'pk-plate' }, [
        make('span', { class: 'pk-name' }, [
          seatName(page, seat),
          seat.isBot ? make('i', { class: 'pk-bot' }, [words('bot')]) : null,
          hand?.button === seat.place ? make('i', { class: 'pk-button' }, ['D']) : null,
        ]),
        make('span', { class: 'pk-stack' }, [
          make('b', {}, [money.text(BigInt(seat.stack))]),
          isTurn ? make('span', { class: 'pk-clock', 'data-clock': true }) : null,
        ]),
        state ? make('span', { class: 'pk-state' }, [state]) : null,
        name ? make('span', { class: 'pk-made' }, [name]) : null,
      ]),
      seat.streetPut > 0
        ? make('span', { class: 'pk-put' }, [money.text(BigInt(seat.streetPut))])
        : null,
    ],
  );
}

function stateOf({ words }: PokerPage, { hand }: WirePokerTable, seat: WirePokerSeat): string {
  if (seat.isAway) return words('away');
  if (seat.isSittingOut) return words('sitting_out');
  if (hand && !hand.isOver && seat.isIn && seat.hasFolded) return words('folded');
  if (hand && !hand.isOver && seat.isIn && seat.stack === 0) return words('all_in');
  return seat.isWaiting ? words('waiting') : '';
}

/** What the cards make with the board, where they are known. */
function handText({ words }: PokerPage, { hand }: WirePokerTable, seat: WirePokerSeat): string {
  if (!hand || !seat.cards || hand.board.length < 3) return '';
  return words(handNameOf(rankHand([...seat.cards, ...hand.board])));
}
