import { openCards } from '@baize/engines/holdem/deck';
import {
  nextTickAt,
  playTable,
  type TableCommand,
  type TableRefusal,
} from '@baize/engines/holdem/play-table';
import { ACT_MS, type Hand, type Table, type TableEvent } from '@baize/engines/holdem/table';
import { type Minor, minor } from '@baize/std/money';
import { type Instant, instant, later } from '@baize/std/time';
import type { Tx } from '../db/client.ts';
import { OWN_TURN_MS } from '../rounds/ask-wallet.ts';
import { movePurse } from '../sessions/queries.ts';
import type { Studio } from '../studio.ts';
import { keepSigns } from './keep-signs.ts';
import * as queries from './queries.ts';

export type Changed = {
  readonly table: Table;
  readonly refused: TableRefusal | null;
  /** Stays that ended and whose wallet must be told. */
  readonly left: readonly queries.Stay[];
};

type Change = {
  readonly code: string;
  /** What is to happen, by how the table stands. What is refused ends it. */
  readonly commandsOf: (table: Table) => readonly TableCommand[];
};

/** How long a bot looks at its cards. */
export const BOT_MS = 1_500;

/** Changes a table under its lock: state, hand history and what is owed to who left, in one write. */
export async function changeTable(
  studio: Studio,
  tx: Tx,
  { code, commandsOf }: Change,
): Promise<Changed> {
  const kept = await queries.lockTable(tx, code);
  const now = studio.clock.now();
  let { table, log } = kept;
  let refused: TableRefusal | null = null;
  const left: queries.Stay[] = [];
  for (const command of commandsOf(kept.table)) {
    const answer = playTable(table, command, now.getTime());
    if ('refused' in answer) {
      refused = answer.refused;
      break;
    }
    table = answer.table;
    for (const event of answer.events) {
      log = event.type === 'dealt' ? [event] : [...log, event];
      if (event.type === 'paid' || event.type === 'aborted') {
        await keepHand(tx, { code, hand: table.lastHand, log, now });
        const { isCash, bigBlind } = table.rules;
        const hand = event.type === 'paid' && isCash ? table.lastHand : null;
        if (hand) await keepSigns(studio, tx, { code, hand, bigBlind, log });
      }
      if (event.type === 'left') left.push(...(await endStay(studio, tx, { code, ...event })));
    }
  }
  if (table !== kept.table) {
    await queries.writeTable(tx, { code, table, log, dueAt: dueOf(table) });
  }
  return { table, refused, left };
}

function dueOf(table: Table): Instant | null {
  const at = nextTickAt(table);
  const turn = table.hand?.turn;
  const isBot = turn && table.seats[turn.place]?.isBot;
  if (isBot) return instant(new Date(turn.deadlineAt - ACT_MS + BOT_MS));
  return at === null ? null : instant(new Date(at));
}

type Ended = {
  readonly code: string;
  readonly hand: Hand | null;
  readonly log: readonly TableEvent[];
  readonly now: Instant;
};

async function keepHand(tx: Tx, { code, hand, log, now }: Ended): Promise<void> {
  if (!hand) return;
  const { number, deck, holders, board } = hand;
  const shown = log.flatMap((event) => (event.type === 'shown' ? event.shown : []));
  const places = [
    ...shown.flatMap(({ place }) => cardPlacesOf(hand, place)),
    ...board.map((_, at) => 2 * holders.length + at),
  ];
  await queries.insertHand(tx, {
    code,
    number,
    commitment: deck.commitment,
    root: deck.root,
    houseSeed: deck.houseSeed,
    playerSeeds: deck.playerSeeds,
    events: log,
    opened: openCards(deck, places),
    playedAt: now,
  });
  const players = holders.map(({ player, place }) => ({ table_code: code, number, player, place }));
  await queries.insertHandPlayers(tx, players);
}

/** Where in the deck the two cards of a place came from. */
export function cardPlacesOf({ holders }: Pick<Hand, 'holders'>, place: number): readonly number[] {
  const at = holders.findIndex((holder) => holder.place === place);
  return at < 0 ? [] : [at, holders.length + at];
}

type Left = Extract<TableEvent, { type: 'left' }>;

/** What somebody takes along is owed from here on; play money is paid at once. */
async function endStay(
  studio: Studio,
  tx: Tx,
  { code, player, stack }: Left & { readonly code: string },
): Promise<readonly queries.Stay[]> {
  const stay = await queries.findSeated(tx, code, player);
  if (!stay) return [];
  const now = studio.clock.now();
  const cash_out: Minor = minor(BigInt(stack));
  if (stay.mode === 'trial') {
    await movePurse(tx, { player, by: cash_out, at: now });
    await queries.updateStay(tx, stay.id, {
      status: 'settled',
      cash_out,
      ended_at: now,
      ask_at: null,
    });
    return [];
  }
  const ask_at = later(now, OWN_TURN_MS);
  await queries.updateStay(tx, stay.id, { status: 'settling', cash_out, ask_at });
  return [{ ...stay, status: 'settling', cash_out, ask_at }];
}
