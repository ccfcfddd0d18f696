import { openCards } from '@baize/engines/holdem/deck';
import type { TableRefusal } from '@baize/engines/holdem/play-table';
import { type Minor, minor } from '@baize/std/money';
import { type Instant, instant, later } from '@baize/std/time';
import type { Tx } from '../db/client.ts';
import { OWN_TURN_MS } from '../rounds/ask-wallet.ts';
import { movePurse } from '../sessions/queries.ts';
import type { Studio } from '../studio.ts';
import {
  type CardCommand,
  type CardEvent,
  type CardTable,
  dueAtOf,
  openedPlacesOf,
  playCards,
} from './card-games.ts';
import { keepSigns } from './keep-signs.ts';
import * as queries from './queries.ts';

export type Changed = {
  readonly table: CardTable;
  readonly refused: TableRefusal | null;
  /** Stays that ended and whose wallet must be told. */
  readonly left: readonly queries.Stay[];
};

type Change = {
  readonly code: string;
  /** What is to happen, by how the table stands. What is refused ends it. */
  readonly commandsOf: (table: CardTable) => readonly CardCommand[];
};

const isOver = ({ type }: CardEvent): boolean =>
  type === 'paid' || type === 'settled' || type === 'aborted';

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
    const answer = playCards(table, command, now.getTime());
    if ('refused' in answer) {
      refused = answer.refused;
      break;
    }
    table = answer.table;
    for (const event of answer.events) {
      log = event.type === 'dealt' ? [event] : [...log, event];
      if (isOver(event)) {
        await keepHand(tx, { code, table, log, now });
        if (event.type !== 'aborted' && table.rules.isCash) {
          await keepSigns(studio, tx, { code, table, log });
        }
      }
      if (event.type === 'left') left.push(...(await endStay(studio, tx, { code, ...event })));
    }
  }
  if (table !== kept.table) {
    await queries.writeTable(tx, { code, table, log, dueAt: dueOf(table) });
  }
  return { table, refused, left };
}

function dueOf(table: CardTable): Instant | null {
  const at = dueAtOf(table);
  return at === null ? null : instant(new Date(at));
}

type Ended = {
  readonly code: string;
  readonly table: CardTable;
  readonly log: readonly CardEvent[];
  readonly now: Instant;
};

async function keepHand(tx: Tx, { code, table, log, now }: Ended): Promise<void> {
  const { lastHand: hand } = table;
  if (!hand) return;
  const { number, deck } = hand;
  await queries.insertHand(tx, {
    code,
    number,
    commitment: deck.commitment,
    root: deck.root,
    houseSeed: deck.houseSeed,
    playerSeeds: deck.playerSeeds,
    events: log,
    opened: openCards(deck, openedPlacesOf(table, log)),
    playedAt: now,
  });
  const players = hand.holders.map(({ player, place }) => ({
    table_code: code,
    number,
    player,
    place,
  }));
  await queries.insertHandPlayers(tx, players);
}

type Left = Extract<CardEvent, { type: 'left' }>;

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
