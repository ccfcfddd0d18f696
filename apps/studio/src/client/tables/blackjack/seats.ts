import type { Event } from '@baize/engines/games/blackjack/engine';
import { isBlackjack, isBust } from '@baize/engines/games/blackjack/hand';
import type { WireRound } from '../../../wire.ts';
import { make } from '../../dom.ts';
import type { Money } from '../../money.ts';
import type { Speech } from '../../words.ts';
import { returnOf } from '../chips/amounts.ts';
import { eventsOf } from '../chips/chip-view.ts';
import type { Motion } from '../motion.ts';
import { finalText, pointsText, readTable, type TableView } from './read-table.ts';
import { createSeat, type Seat } from './seat.ts';
import { sidesText } from './sides.ts';
import type { BlackjackWord } from './words.ts';

export type Seats = {
  readonly element: HTMLElement;
  /** Shows what happened since it was last asked. */
  show(round: WireRound): Promise<void>;
  clear(): void;
};

type SeatsOptions = {
  readonly say: Speech<BlackjackWord>;
  readonly money: Money;
  readonly motion: Motion;
};

/** The dealer above, the player's hands below; both grow as a round goes on. */
export function createSeats({ say, money, motion }: SeatsOptions): Seats {
  const row = make('div', { class: 'seats' });
  const house = make('div', { class: 'seats is-dealer' });
  const felt = make('p', { class: 'felt-line' });
  let dealer = createSeat(motion);
  let hands: Seat[] = [];
  let drawn = 0;

  function clear() {
    drawn = 0;
    writeFelt(null);
    [dealer, hands] = [createSeat(motion), [createSeat(motion)]];
    house.replaceChildren(dealer.element);
    row.replaceChildren(...hands.map(({ element }) => element));
  }

  /** Where side bets were played it says what came of them. */
  function writeFelt(told: string | null) {
    felt.replaceChildren(told ?? say('felt'));
    felt.dataset['sides'] = String(told !== null);
  }

  async function happen(event: Event): Promise<void> {
    if (event.type === 'deal' && event.to === 'dealer') return dealer.deal(event.card);
    if (event.type === 'deal' && event.to === 'player') return hands[event.hand]?.deal(event.card);
    if (event.type === 'reveal') return dealer.reveal(event.card);
    if (event.type !== 'split') return;
    const made = createSeat(motion);
    made.take(hands[event.hand]?.give() ?? null);
    hands[event.into] = made;
    row.append(made.element);
  }

  function write(view: TableView, stake: bigint) {
    const count = view.paid.length > 0 ? finalText : pointsText;
    dealer.write({
      name: say('dealer'),
      points: count(view.dealer),
      stake: '',
      isTurn: false,
      result: null,
    });
    for (const [place, seat] of hands.entries()) {
      const cards = view.hands[place] ?? [];
      seat.write({
        name: hands.length === 1 ? say('you') : say('hand', { number: `${place + 1}` }),
        points: count(cards),
        stake: money.text(stake * BigInt(view.stakes[place] ?? 1)),
        isTurn: view.turn === place,
        result: resultOf(view, place, { say, money, stake }),
      });
    }
  }

  clear();
  return {
    element: make('div', { class: 'blackjack-table' }, [house, felt, row]),
    async show(round) {
      const [events, stake] = [eventsOf(round) as readonly Event[], BigInt(round.stake)];
      for (let next = drawn; next < events.length; next++) {
        const event = events[next];
        if (event) await happen(event);
        const seen = events.slice(0, next + 1);
        write(readTable(seen), stake);
        if (event?.type === 'side') writeFelt(sidesText(seen, { say, money, stake }));
      }
      drawn = events.length;
    },
    clear,
  };
}

type Telling = Pick<SeatsOptions, 'say' | 'money'> & { readonly stake: bigint };

/** How a hand ended, and what came back for it. */
function resultOf({ hands, paid }: TableView, place: number, { say, money, stake }: Telling) {
  const cards = hands[place] ?? [];
  if (isBust(cards)) return { text: say('bust'), tone: 'lost' as const };
  const bet = paid[place];
  if (!bet) return null;
  const back = returnOf(bet, stake);
  if (back === 0n) return { text: say('lose'), tone: 'lost' as const };
  if (bet.pays === '1000000') return { text: say('push'), tone: 'back' as const };
  const isNatural = hands.length === 1 && isBlackjack(cards);
  return {
    text: `${say(isNatural ? 'blackjack' : 'win')} ${money.text(back)}`,
    tone: 'win' as const,
  };
}
