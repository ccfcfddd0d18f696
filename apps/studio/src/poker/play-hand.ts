import { ensure, Refusal } from '../refusal.ts';
import type { Session } from '../sessions/open-session.ts';
import type { Studio } from '../studio.ts';
import type { CardCommand, CardMove } from './card-games.ts';
import { changeTable } from './change-table.ts';
import { payStay } from './pay-stay.ts';
import { findTable } from './tables.ts';

type MoveRequest = {
  readonly code: string;
  readonly hand: number;
  readonly turn: number;
  readonly move: CardMove;
};

/** A move of whoever holds the session: the seat is theirs or there is none. */
export const makeTableMove = (
  studio: Studio,
  session: Session,
  { code, hand, turn, move }: MoveRequest,
): Promise<void> =>
  command(studio, { code, session }, { type: 'move', player: session.player, hand, turn, move });

export type Wish = 'leave' | 'sit-out' | 'come-back';

export const changeStay = (
  studio: Studio,
  session: Session,
  { code, wish }: { readonly code: string; readonly wish: Wish },
): Promise<void> => command(studio, { code, session }, { type: wish, player: session.player });

type Place = { readonly code: string; readonly session: Session };

async function command(studio: Studio, { code, session }: Place, one: CardCommand): Promise<void> {
  ensure(findTable(session, code), 'table_unknown');
  const { refused, left } = await studio.db
    .transaction()
    .execute((tx) => changeTable(studio, tx, { code, commandsOf: () => [one] }));
  if (refused) throw new Refusal(refused === 'bot_at_cash' ? 'seat_taken' : refused);
  for (const stay of left) await payStay(studio, stay);
}
