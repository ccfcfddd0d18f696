import { setTimeout as pause } from 'node:timers/promises';
import { botMove } from '@baize/engines/holdem/bot-move';
import { botDraw, botStake } from '@baize/engines/pok-deng/bot-move';
import { later } from '@baize/std/time';
import { drawSecret } from '@baize/vendor-kit/chance';
import type { Studio } from '../studio.ts';
import {
  botsToStake,
  type CardCommand,
  type CardTable,
  emptyCardTable,
  isPokDeng,
  leastStackOf,
} from './card-games.ts';
import { changeTable } from './change-table.ts';
import { payStay, returnBuyIn } from './pay-stay.ts';
import * as queries from './queries.ts';
import { POKER_TABLES } from './tables.ts';
import { askForBuyIn } from './take-seat.ts';

const TURN_MS = 300;
/** Every so many turns tables without a clock are looked at too: bots come and go there. */
const SWEEP_EVERY = 5;
const ASK_AGAIN_MS = 5_000;
/** A page asks at least this often; one that does not is away. */
const SEEN_MS = 12_000;

/** Runs the clocks of the tables and tells the wallet what it does not know yet, until stopped. */
export async function startPoker(studio: Studio): Promise<{ stop(): Promise<void> }> {
  for (const { code, rules } of POKER_TABLES) {
    await queries.insertTable(
      studio.db,
      code,
      emptyCardTable(rules, drawSecret(studio.chance, 'hex')),
    );
  }
  const ending = new AbortController();
  const running = run(studio, ending.signal);
  return {
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}

async function run(studio: Studio, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    try {
      const idle = turn % SWEEP_EVERY === 0 ? PLAY_CODES : [];
      await tendTables(studio, idle);
      await askWallets(studio);
      await tellSuspicions(studio);
    } catch (error) {
      studio.log.error({ err: error }, 'the poker tables failed and go on');
    }
    await pause(TURN_MS, undefined, { signal }).catch(() => {});
  }
}

const PLAY_CODES = POKER_TABLES.filter(({ rules }) => !rules.isCash).map(({ code }) => code);

/** Tables wait for nobody but themselves: so many are tended at once. */
const AT_ONCE = 4;

/** One turn of every table whose time has come. */
export async function tendTables(studio: Studio, also: readonly string[] = []): Promise<void> {
  const due = [...new Set([...(await queries.listDue(studio.db, studio.clock.now())), ...also])];
  const next = async () => {
    for (let code = due.shift(); code !== undefined; code = due.shift()) {
      await tendTable(studio, code);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function tendTable(studio: Studio, code: string): Promise<void> {
  const { left } = await studio.db.transaction().execute(async (tx) => {
    const since = later(studio.clock.now(), -SEEN_MS).getTime();
    const seated = await queries.listSeated(tx, code);
    const away = seated.filter(({ seen_at }) => seen_at.getTime() < since);
    const gone = new Set(away.map(({ player }) => player));
    return changeTable(studio, tx, { code, commandsOf: (table) => dueOf(studio, table, gone) });
  });
  for (const stay of left) await payStay(studio, stay);
}

function dueOf(
  studio: Studio,
  table: CardTable,
  gone: ReadonlySet<string>,
): readonly CardCommand[] {
  const lines = table.seats.flatMap((seat): CardCommand[] => {
    if (!seat || seat.isBot || gone.has(seat.player) === seat.isAway) return [];
    return [{ type: 'line', player: seat.player, isUp: seat.isAway }];
  });
  const houseSeed = drawSecret(studio.chance, 'hex');
  const moves = botMoves(studio, table);
  if (moves.length > 0) return [...lines, ...moves];
  return [...lines, ...(table.hand ? [] : seatBots(studio, table)), { type: 'tick', houseSeed }];
}

/** What the bots at a table do, where it is their turn. */
function botMoves(studio: Studio, table: CardTable): readonly CardCommand[] {
  const { hand, seats } = table;
  const turn = hand?.turn;
  const actor = turn && seats[turn.place];
  if (turn && actor?.isBot) {
    const move = isPokDeng(table)
      ? botDraw(table)
      : table.hand && botMove(table, table.hand, rollOf(studio));
    const asked = { player: actor.player, hand: hand.number, turn: turn.number };
    return move ? [{ type: 'move', ...asked, move }] : [];
  }
  if (!isPokDeng(table)) return [];
  return botsToStake(table).map((place) => ({
    type: 'move',
    player: seats[place]?.player ?? '',
    hand: table.handsDealt + 1,
    turn: 1,
    move: botStake(table, place, rollOf(studio)),
  }));
}

const rollOf = ({ chance }: Studio): number => (chance.bytes(1)[0] ?? 0) / 256;

const BOTS = ['Nok', 'Chang', 'Mali', 'Fah', 'Ploy', 'Sing', 'Dao', 'Lek'];
const SEATED_LEAST = 4;

/** Where somebody plays for play money, bots fill the table to four; alone they leave. */
function seatBots(studio: Studio, { rules, seats }: CardTable): readonly CardCommand[] {
  if (rules.isCash) return [];
  const taken = seats.filter((seat) => seat !== null);
  const bots = taken.filter(({ isBot }) => isBot);
  const spent = bots.filter(({ stack }) => stack < leastStackOf(rules));
  const hasPeople = bots.length < taken.length;
  const leaving = hasPeople && taken.length <= SEATED_LEAST ? spent : bots;
  if (!hasPeople || leaving.length > 0 || taken.length >= SEATED_LEAST) {
    return (hasPeople ? spent : leaving).map(({ player }) => ({ type: 'leave', player }));
  }
  const place = seats.indexOf(null);
  const name = BOTS.find((one) => !bots.some((bot) => bot.name === one));
  if (place < 0 || name === undefined) return [];
  const seed = drawSecret(studio.chance, 'hex').slice(0, 16);
  const stack = rules.buyInMax;
  return [{ type: 'sit', place, player: `bot-${name}`, name, stack, seed, isBot: true }];
}

/** Pairs that the platform does not know of yet. */
export async function tellSuspicions(studio: Studio): Promise<void> {
  const now = studio.clock.now();
  for (const { id, sign, player, other } of await queries.listDueSuspicions(studio.db, now)) {
    await queries.setSuspicionAsked(studio.db, id, later(now, ASK_AGAIN_MS));
    const word = await studio.wallet.suspect({ memberId: player, otherId: other, sign });
    if (word.kind === 'done') await queries.setSuspicionAsked(studio.db, id, null);
    else studio.log.warn({ suspicionId: id }, 'the platform was not told of a pair yet');
  }
}

/** Buy-ins without an answer, seats not paid, buy-ins to give back. */
export async function askWallets(studio: Studio): Promise<void> {
  const now = studio.clock.now();
  for (const stay of await queries.claimStays(studio.db, now, later(now, ASK_AGAIN_MS))) {
    if (stay.status === 'open') await askForBuyIn(studio, stay, 'again');
    if (stay.status === 'settling') await payStay(studio, stay);
    if (stay.status === 'returning') await returnBuyIn(studio, stay);
  }
}
