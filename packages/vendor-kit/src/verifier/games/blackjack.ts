import { need, type Replay, type ReplayedEvent, type Rules } from '../replay.ts';
import { LOST, PUSH } from './chips.ts';

type BlackjackSheet = {
  readonly handsMax: number;
  readonly pays: { readonly blackjack: string; readonly win: string };
  /** What the side bets pay, by the hand that wins them. */
  readonly sides: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

type Hand = { readonly cards: number[]; stakes: number };

const valueOf = (card: number): number => Math.min((card % 13) + 1, 10);

/** Aces count one, and one of them eleven while that is not too much. */
function countOf(cards: readonly number[]): number {
  const sum = cards.reduce((all, card) => all + valueOf(card), 0);
  return cards.some((card) => valueOf(card) === 1) && sum <= 11 ? sum + 10 : sum;
}

const isBlackjack = (cards: readonly number[]): boolean =>
  cards.length === 2 && countOf(cards) === 21;

const suitOf = (card: number): number => Math.floor(card / 13);

/** What the player's two cards make. */
function pairOf([first, second]: readonly number[]): string | null {
  if (first! % 13 !== second! % 13) return null;
  if (first === second) return 'perfect-pair';
  // Spades and clubs are the first suit and the last.
  const isBlack = (card: number) => suitOf(card) === 0 || suitOf(card) === 3;
  return isBlack(first!) === isBlack(second!) ? 'coloured-pair' : 'mixed-pair';
}

/** What they make with the dealer's open card. */
function threeOf(cards: readonly number[]): string | null {
  const ranks = cards.map((card) => card % 13).sort((a, b) => a - b);
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0]!));
  if (ranks[0] === ranks[2]) return isFlush ? 'suited-trips' : 'trips';
  const row = ranks.join();
  const isRow = row === `${ranks[0]},${ranks[0]! + 1},${ranks[0]! + 2}` || row === '0,11,12';
  if (isRow) return isFlush ? 'straight-flush' : 'straight';
  return isFlush ? 'flush' : null;
}

type SideBet = { readonly bet: string; readonly hand: string | null };

/** The side bets of a choice, each named once and in the order of the sheet. */
function sidesOf(sheet: BlackjackSheet, choice: unknown, cards: readonly number[]): SideBet[] {
  const { sides = [] } = choice as { sides?: readonly string[] };
  const names = Object.keys(sheet.sides).filter((name) => sides.includes(name));
  need(names.join() === sides.join(), 'sides');
  return names.map((bet) => ({ bet, hand: bet === 'pair' ? pairOf(cards) : threeOf(cards) }));
}

/** The hands are played one after another; a split puts one at the end. */
class Game {
  readonly events: ReplayedEvent[] = [];
  readonly hands: Hand[] = [{ cards: [], stakes: 1 }];
  readonly dealer: number[] = [];
  readonly sides: readonly SideBet[];
  turn = 0;
  readonly #draw: () => number;
  readonly #sheet: BlackjackSheet;

  constructor(sheet: BlackjackSheet, choice: unknown, draw: () => number) {
    this.#sheet = sheet;
    this.#draw = draw;
    const [own] = this.hands as [Hand];
    this.#give(0);
    this.dealer.push(draw());
    this.events.push({ type: 'deal', to: 'dealer', card: this.dealer[0]! });
    this.#give(0);
    this.dealer.push(draw());
    this.events.push({ type: 'deal', to: 'dealer', card: null });
    this.sides = sidesOf(sheet, choice, [...own.cards, this.dealer[0]!]);
    for (const side of this.sides) this.events.push({ type: 'side', ...side });
    const [isOwn, isDealers] = [isBlackjack(own.cards), isBlackjack(this.dealer)];
    if (!isOwn && !isDealers) this.events.push({ type: 'turn', hand: 0 });
    else {
      if (isOwn) this.events.push({ type: 'blackjack', of: 'player' });
      this.#reveal();
      if (isDealers) this.events.push({ type: 'blackjack', of: 'dealer' });
      this.turn = 1;
    }
  }

  move(type: string): void {
    const hand = this.hands[this.turn];
    need(hand, 'moves');
    const { cards } = hand;
    const isTwo = cards.length === 2;
    if (type === 'split') {
      const isPair = isTwo && valueOf(cards[0]!) === valueOf(cards[1]!);
      need(isPair && this.hands.length < this.#sheet.handsMax, 'moves');
      this.events.push({ type, hand: this.turn, into: this.hands.length });
      this.hands.push({ cards: cards.splice(1), stakes: 1 });
      this.#complete(hand);
      return;
    }
    need(type === 'hit' || type === 'stand' || (type === 'double' && isTwo), 'moves');
    if (type === 'double') {
      hand.stakes = 2;
      this.events.push({ type, hand: this.turn });
    }
    if (type !== 'stand') this.#give(this.turn);
    if (type !== 'hit' || countOf(cards) >= 21) this.#close(cards);
  }

  #give(place: number): void {
    const card = this.#draw();
    this.hands[place]!.cards.push(card);
    this.events.push({ type: 'deal', to: 'player', hand: place, card });
  }

  /** A hand of a split gets its second card; aces get no other. */
  #complete({ cards }: Hand): void {
    this.#give(this.turn);
    if (valueOf(cards[0]!) === 1 || countOf(cards) === 21) this.#close(cards);
  }

  #close(cards: readonly number[]): void {
    this.events.push({ type: countOf(cards) > 21 ? 'bust' : 'stand', hand: this.turn });
    this.turn += 1;
    const next = this.hands[this.turn];
    if (next) {
      this.events.push({ type: 'turn', hand: this.turn });
      this.#complete(next);
      return;
    }
    this.#reveal();
    if (this.hands.every((hand) => countOf(hand.cards) > 21)) return;
    while (countOf(this.dealer) < 17) {
      const card = this.#draw();
      this.dealer.push(card);
      this.events.push({ type: 'deal', to: 'dealer', card });
    }
  }

  #reveal(): void {
    this.events.push({ type: 'reveal', card: this.dealer[1]! });
  }

  get stakes(): number {
    return this.hands.reduce((all, hand) => all + hand.stakes, this.sides.length);
  }

  /** What one stake on a hand returns. */
  priceOf({ cards }: Hand): bigint {
    const { pays } = this.#sheet;
    const [own, dealers] = [countOf(cards), countOf(this.dealer)];
    if (own > 21) return LOST;
    const isNatural = this.hands.length === 1 && isBlackjack(cards);
    if (isBlackjack(this.dealer)) return isNatural ? PUSH : LOST;
    if (isNatural) return BigInt(pays.blackjack);
    if (dealers > 21 || own > dealers) return BigInt(pays.win);
    return own === dealers ? PUSH : LOST;
  }
}

/** Each card is drawn as if it were the first: from a shoe without end. */
export const playBlackjack: Rules = ({ sheet: given, choice, moves, stream }): Replay => {
  const sheet = given as BlackjackSheet;
  const game = new Game(sheet, choice, () => stream.next(52));
  for (const sent of moves) game.move((sent as { type: string }).type);
  const { hands, events, stakes, turn } = game;
  if (turn < hands.length) return { events, payout: 0n, stakes, isOver: false };
  const onHands = hands.map((hand, place) => ({
    bet: `hand:${place}`,
    units: hand.stakes,
    pays: `${game.priceOf(hand)}`,
  }));
  const beside = game.sides.map(({ bet, hand }) => ({
    bet,
    units: 1,
    pays: hand === null ? '0' : sheet.sides[bet]![hand]!,
  }));
  const bets = [...onHands, ...beside];
  const payout = bets.reduce((all, { units, pays }) => all + BigInt(units) * BigInt(pays), 0n);
  return { events: [...events, { type: 'paid', bets }], payout, stakes, isOver: true };
};
