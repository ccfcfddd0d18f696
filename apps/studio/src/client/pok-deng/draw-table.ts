import { rankPokDeng } from '@baize/engines/pok-deng/rank-hand';
import { bankMinOf } from '@baize/engines/pok-deng/table';
import type { WirePokDengSeat, WirePokDengTable } from '../../poker/pok-deng-wire.ts';
import { make } from '../dom.ts';
import { drawCard, drawFree, placeSeat } from '../poker/draw-table.ts';
import { type PokDengPage, seatName } from './page.ts';

type Drawing = {
  readonly table: WirePokDengTable;
  readonly into: HTMLElement;
  readonly onSit: (place: number) => void;
};

/** The felt with its seats, the own one below; a free seat is a button for who has none. */
export function drawTable(page: PokDengPage, { table, into, onSit }: Drawing): void {
  const own = table.seats.findIndex((seat) => seat?.isOwn);
  const seats = table.seats.map((seat, place) => {
    const element = seat
      ? drawSeat(page, table, seat)
      : drawFree(page, own >= 0 ? null : () => onSit(place));
    return placeSeat(element, (place - Math.max(0, own)) / table.seats.length);
  });
  const clock = table.staking ? make('span', { class: 'pk-clock', 'data-clock': true }) : null;
  into.replaceChildren(
    make('div', { class: 'pk-felt' }, [
      make('p', { class: 'pk-word', role: 'status' }, [wordOf(page, table)]),
      clock,
    ]),
    ...seats,
  );
}

/** One sentence on how it stands. */
function wordOf(page: PokDengPage, table: WirePokDengTable): string {
  const { words, own, money } = page;
  const { seats, staking, hand, rules } = table;
  if (staking) {
    if (staking.own) return own('choose');
    return own(seats.some((seat) => seat?.isOwn && seat.isBank) ? 'you_bank' : 'stakes_open');
  }
  if (hand?.turn) {
    const seat = seats[hand.turn.place] ?? null;
    return seat?.isOwn ? words('your_turn') : words('turn_of', { name: seatName(page, seat) });
  }
  const results = resultText(page, table);
  if (hand?.isOver && results) return results;
  const ready = seats.filter((seat) => seat && !seat.isSittingOut);
  if (ready.length < 2) return words('need_two');
  const bankMin = bankMinOf(rules);
  const canBank = ready.some((seat) => seat && seat.stack >= bankMin);
  return canBank ? words('next_hand') : own('need_bank', { amount: money.text(BigInt(bankMin)) });
}

/** The own result first, then who else won; a loss is called one. */
function resultText(page: PokDengPage, { events, seats }: WirePokDengTable): string {
  const { own, money } = page;
  const settled = events.find((event) => event.type === 'settled');
  // Who has left since is nobody's name any more.
  const results =
    settled?.type === 'settled' ? settled.results.filter(({ place }) => seats[place]) : [];
  const isOwn = (place: number) => seats[place]?.isOwn === true;
  const told = results
    .filter(({ place, won }) => won > 0 || (isOwn(place) && won < 0))
    .toSorted((a, b) => Number(isOwn(b.place)) - Number(isOwn(a.place)));
  if (results.length > 0 && told.length === 0) return own('even');
  return told
    .map(({ place, won }) =>
      own(won > 0 ? 'gain' : 'loss', {
        name: seatName(page, seats[place] ?? null),
        amount: money.text(BigInt(Math.abs(won))),
      }),
    )
    .join(' · ');
}

function drawSeat(page: PokDengPage, table: WirePokDengTable, seat: WirePokDengSeat): HTMLElement {
  const { words, own, money } = page;
  const { hand } = table;
  const isTurn = hand?.turn?.place === seat.place;
  const cards = seat.cards ?? Array.from({ length: seat.cardCount }, () => null);
  const state = seat.isAway ? words('away') : seat.isSittingOut ? words('sitting_out') : '';
  const name = seat.cards ? handText(page, seat.cards) : '';
  const facts = {
    class: 'pk-seat',
    'data-own': `${seat.isOwn}`,
    'data-turn': `${isTurn}`,
    'data-out': `${hand !== null && !seat.isIn}`,
  };
  return make('div', facts, [
    make('div', { class: 'pk-cards' }, cards.map(drawCard)),
    make('div', { class: 'pk-plate' }, [
      make('span', { class: 'pk-name' }, [
        seatName(page, seat),
        seat.isBot ? make('i', { class: 'pk-bot' }, [words('bot')]) : null,
        seat.isBank ? make('i', { class: 'pk-button' }, [own('bank')]) : null,
      ]),
      make('span', { class: 'pk-stack' }, [
        make('b', {}, [money.text(BigInt(seat.stack))]),
        isTurn ? make('span', { class: 'pk-clock', 'data-clock': true }) : null,
      ]),
      state ? make('span', { class: 'pk-state' }, [state]) : null,
      name ? make('span', { class: 'pk-made' }, [name]) : null,
    ]),
    seat.stake > 0 ? make('span', { class: 'pk-put' }, [money.text(BigInt(seat.stake))]) : null,
  ]);
}

/** What the cards are, and how many stakes they pay where it is more than one. */
function handText({ own }: PokDengPage, cards: readonly number[]): string {
  const { name, points, deng } = rankPokDeng(cards);
  const text = own(name, { points: `${points}` });
  return deng > 1 ? `${text} · ${own('deng', { deng: `${deng}` })}` : text;
}
