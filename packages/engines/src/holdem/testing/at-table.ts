import { type Rng, seeded } from '../../core/rng.ts';
import { choicesOf } from '../moves.ts';
import { playTable, type TableCommand } from '../play-table.ts';
import {
  type Chips,
  emptyTable,
  type Move,
  type Table,
  type TableEvent,
  type TableRules,
} from '../table.ts';

export const RULES: TableRules = {
  seats: 6,
  smallBlind: 50,
  bigBlind: 100,
  buyInMin: 100,
  buyInMax: 100_000,
  rakePpm: 50_000,
  rakeCaps: [50, 100, 200, 300],
  isCash: true,
};

export const seedOf = (number: number): string => number.toString(16).padStart(64, '0');

/** A table one plays by hand: what happens is kept, and the clock is the test's own. */
export class AtTable {
  table: Table;
  now = 0;
  events: TableEvent[] = [];
  seeds = 1;

  constructor(rules: Partial<TableRules> = {}) {
    this.table = emptyTable({ ...RULES, ...rules }, seedOf(0));
  }

  /** The refusal, or null. */
  send(command: TableCommand): string | null {
    const answer = playTable(this.table, command, this.now);
    if ('refused' in answer) return answer.refused;
    this.table = answer.table;
    this.events.push(...answer.events);
    return null;
  }

  sit(place: number, stack: Chips, player = `p${place}`): string | null {
    const seed = `seed-${place}`;
    return this.send({ type: 'sit', place, player, name: player, stack, seed, isBot: false });
  }

  tick(afterMs = 0): void {
    this.now += afterMs;
    this.send({ type: 'tick', houseSeed: seedOf(this.seeds++) });
  }

  /** Lets the clock run until a hand has begun. */
  deal(): void {
    this.tick();
    this.tick(60_000);
  }

  move(move: Move): string | null {
    const { hand, seats } = this.table;
    const player = seats[hand?.turn?.place ?? -1]?.player ?? '';
    const [number, turn] = [hand?.number ?? 0, hand?.turn?.number ?? 0];
    return this.send({ type: 'move', player, hand: number, turn, move });
  }

  get turn(): number | null {
    return this.table.hand?.turn?.place ?? null;
  }

  get choices() {
    const { hand } = this.table;
    return hand?.turn ? choicesOf(this.table, hand, hand.turn.place) : null;
  }

  stack(place: number): Chips {
    return this.table.seats[place]?.stack ?? 0;
  }

  /** All there is: stacks, what is in the hand, rake, and what was carried away. */
  total(): Chips {
    const stacks = this.table.seats.reduce((all, seat) => all + (seat?.stack ?? 0), 0);
    const inHand = this.table.hand?.holders.reduce((all, { put }) => all + put, 0) ?? 0;
    const gone = this.events.reduce((all, one) => all + (one.type === 'left' ? one.stack : 0), 0);
    return stacks + inHand + this.table.rake + gone;
  }
}

/** A move somebody might make: mostly calls, sometimes all in. */
export function anyMove({ choices }: AtTable, rng: Rng): Move {
  if (!choices) return { type: 'fold' };
  const { canCheck, raiseTo } = choices;
  const mood = rng.next(10);
  if (raiseTo && mood < 3) {
    const span = raiseTo.max - raiseTo.min;
    return {
      type: 'raise',
      to: mood === 0 ? raiseTo.max : raiseTo.min + rng.next(Math.floor(span / 8) + 1),
    };
  }
  if (mood === 9 && !canCheck) return { type: 'fold' };
  return { type: canCheck ? 'check' : 'call' };
}

export const chance = seeded;
