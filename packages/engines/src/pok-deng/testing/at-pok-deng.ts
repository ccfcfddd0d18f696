import type { Rng } from '../../core/rng.ts';
import { seedOf } from '../../holdem/testing/at-table.ts';
import { type PokDengCommand, playPokDeng } from '../play-table.ts';
import { DENG_MAX, rankPokDeng, stakesWon } from '../rank-hand.ts';
import {
  emptyPokDeng,
  type PokDengEvent,
  type PokDengHand,
  type PokDengMove,
  type PokDengRules,
  type PokDengTable,
} from '../table.ts';

export const RULES: PokDengRules = {
  seats: 6,
  stakeMin: 100,
  stakeMax: 1_000,
  buyInMin: 4_000,
  buyInMax: 20_000,
  rakePpm: 50_000,
  rakeCap: 200,
  bankHands: 3,
  isCash: true,
};

/** A table one plays by hand: what happens is kept, and the clock is the test's own. */
export class AtPokDeng {
  table: PokDengTable;
  now = 0;
  events: PokDengEvent[] = [];
  seeds = 1;
  broughtIn = 0;

  constructor(rules: Partial<PokDengRules> = {}) {
    this.table = emptyPokDeng({ ...RULES, ...rules }, seedOf(0));
  }

  /** The refusal, or null. */
  send(command: PokDengCommand): string | null {
    const answer = playPokDeng(this.table, command, this.now);
    if ('refused' in answer) return answer.refused;
    this.table = answer.table;
    this.events.push(...answer.events);
    return null;
  }

  sit(place: number, stack: number, player = `p${place}`): string | null {
    const seed = `seed-${place}`;
    const seat = { place, player, name: player, stack, seed, isBot: false };
    const refused = this.send({ type: 'sit', ...seat });
    if (refused === null) this.broughtIn += stack;
    return refused;
  }

  tick(afterMs = 0): void {
    this.now += afterMs;
    this.send({ type: 'tick', houseSeed: seedOf(this.seeds++) });
  }

  /** Lets the clock run until stakes are taken. */
  open(): void {
    this.tick();
    this.tick(10_000);
  }

  stake(place: number, stake: number): string | null {
    const player = this.table.seats[place]?.player ?? '';
    const move: PokDengMove = { type: 'stake', stake };
    return this.send({ type: 'move', player, hand: this.table.handsDealt + 1, turn: 1, move });
  }

  decide(type: 'draw' | 'stand'): string | null {
    const { hand, seats } = this.table;
    const player = seats[hand?.turn?.place ?? -1]?.player ?? '';
    const [number, turn] = [hand?.number ?? 0, hand?.turn?.number ?? 0];
    return this.send({ type: 'move', player, hand: number, turn, move: { type } });
  }

  stack(place: number): number {
    return this.table.seats[place]?.stack ?? 0;
  }

  /** All there is: stacks, what is in the hand, rake, and what was carried away. */
  total(): number {
    const stacks = this.table.seats.reduce((all, seat) => all + (seat?.stack ?? 0), 0);
    const inHand = this.table.hand?.holders.reduce((all, { put }) => all + put, 0) ?? 0;
    const gone = this.events.reduce((all, one) => all + (one.type === 'left' ? one.stack : 0), 0);
    return stacks + inHand + this.table.rake + gone;
  }
}

/**
 * Plays hands of chance at a full table whose people come, go, drop out and bring other sums; the first
 * hand after which a chip is missing, a stack is below nothing or a payment is not the slow one, in words.
 */
export function findMissing(hands: number, rng: Rng): string | null {
  const at = new AtPokDeng();
  let dealt = 0;
  while (dealt < hands) {
    comeAndGo(at, rng);
    at.tick(700 * rng.next(10));
    const { staking, hand } = at.table;
    if (staking && rng.next(4) > 0) {
      at.stake(rng.next(RULES.seats), RULES.stakeMin * (1 + rng.next(10)));
    }
    if (hand?.turn && rng.next(5) > 0) at.decide(rng.next(2) === 0 ? 'draw' : 'stand');
    if (hand && rng.next(40) === 0) at.send({ type: 'abort' });
    if (at.total() !== at.broughtIn) return `hand ${dealt}: ${at.total()} of ${at.broughtIn}`;
    if (at.table.seats.some((seat) => seat && seat.stack < 0)) return `hand ${dealt}: owes`;
    dealt += at.events.filter(({ type }) => type === 'settled' || type === 'aborted').length;
    const wrong = at.table.lastHand && findWrongPayment(at.table.lastHand, at.events);
    if (wrong) return `hand ${dealt}: ${wrong}`;
    const gone = at.events.reduce((all, one) => all + (one.type === 'left' ? one.stack : 0), 0);
    at.broughtIn -= gone;
    at.events = [];
  }
  return null;
}

function comeAndGo(at: AtPokDeng, rng: Rng): void {
  const place = rng.next(RULES.seats);
  const seat = at.table.seats[place];
  if (!seat) {
    at.sit(place, RULES.buyInMin + rng.next(16_000), `p${at.seeds}-${place}`);
    return;
  }
  const { player } = seat;
  const mood = rng.next(40);
  if (mood === 0) at.send({ type: 'leave', player });
  if (mood === 1) at.send({ type: 'sit-out', player });
  if (mood > 1 && seat.sittingOutAt !== null) {
    const refused = at.send({ type: 'come-back', player });
    // Who has too little left for a stake goes.
    if (refused === null && at.table.seats[place]?.sittingOutAt !== null) {
      at.send({ type: 'leave', player });
    }
  }
  if (mood === 2) at.send({ type: 'line', player, isUp: seat.isAway });
}

/** Pays the hand again, chip by chip from one pile to another. */
function findWrongPayment(hand: PokDengHand, events: readonly PokDengEvent[]): string | null {
  const settled = events.find((event) => event.type === 'settled');
  if (settled?.type !== 'settled' || settled.hand !== hand.number) return null;
  const bank = hand.holders.find(({ place }) => place === hand.bank);
  const piles = new Map(hand.holders.map(({ place }) => [place, 0]));
  for (const { place, cards, stake, put } of hand.holders) {
    if (place === hand.bank) continue;
    const stakes = stakesWon(cards, bank?.cards ?? []);
    if (Math.abs(stakes) > DENG_MAX || Math.abs(stakes) * stake > put) return 'more than it put in';
    if (stakes !== 0 && Math.abs(stakes) > Math.max(...dengsOf(cards, bank?.cards ?? []))) {
      return 'more than its deng';
    }
    const [from, to] = stakes > 0 ? [hand.bank, place] : [place, hand.bank];
    for (let chip = 0; chip < Math.abs(stakes) * stake; chip += RULES.stakeMin) {
      piles.set(from, (piles.get(from) ?? 0) - RULES.stakeMin);
      piles.set(to, (piles.get(to) ?? 0) + RULES.stakeMin);
    }
  }
  for (const { place, won, rake } of settled.results) {
    if (won + rake !== piles.get(place)) return `place ${place} is paid ${won} and ${rake}`;
    if (rake > RULES.rakeCap || (rake > 0 && won <= 0)) return `place ${place} pays ${rake}`;
  }
  return null;
}

const dengsOf = (...hands: readonly (readonly number[])[]) =>
  hands.map((cards) => rankPokDeng(cards).deng);
