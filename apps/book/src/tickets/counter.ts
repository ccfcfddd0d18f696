import { collect } from '@baize/vendor-kit/db/collect';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';
import type { PricedTicket } from '../market/market.ts';
import type { RefusalCode } from '../refusal.ts';
import { decideOrder, keyOf, type OrderDecision, WHOLE_DRAW } from './decide-order.ts';
import {
  changeExposure,
  type ExposureChange,
  lockExposure,
  type NumberOfDraw,
  readLimits,
} from './exposure-queries.ts';

export type TicketOrder = {
  readonly id: string;
  readonly drawId: string;
  readonly lottery: string;
  readonly player: string;
  readonly currency: string;
  readonly requestKey: string;
  /** Of all that was asked: the same key with other content is a conflict. */
  readonly digest: string;
  readonly mode: string;
  readonly tariff: string;
  readonly priced: PricedTicket;
  readonly halves: ReadonlySet<string>;
  /** Sealed. */
  readonly walletToken: string;
};

export type OrderOutcome =
  | { readonly kind: 'placed' | 'known'; readonly ticket: Row<'ticket'> }
  | {
      readonly kind: 'refused';
      readonly code: RefusalCode;
      readonly details: Readonly<Record<string, unknown>>;
    };

/** Takes an order: price, limits, close and exposure are decided at one moment. */
export type Counter = (order: TicketOrder) => Promise<OrderOutcome>;

/** Orders that come while others are written wait, and are then taken in one transaction together. */
export const openCounter = (db: Db): Counter => collect((orders) => takeOrders(db, orders));

/** How long the player's own request asks the wallet before the outbox takes a ticket up. */
export const OWN_TURN = sql<Date>`book_now() + interval '10 seconds'`;

export const takeOrders = (
  db: Db,
  orders: readonly TicketOrder[],
): Promise<readonly OrderOutcome[]> =>
  db.transaction().execute(async (tx) => {
    const known = await findKnown(tx, orders);
    const fresh = orders.filter((order) => !known.has(nameOf(order)));
    // Shared with others who sell; whoever closes the draw waits until this transaction has ended.
    await tx
      .selectFrom('draw')
      .select('id')
      .where('id', 'in', [...new Set(['', ...fresh.map(({ drawId }) => drawId)])])
      .orderBy('id')
      .forShare()
      .execute();
    const decided = await decideAll(tx, fresh);
    const taken = fresh.filter(({ id }) => decided.get(id)?.ok);
    const inserted = await insertTickets(tx, taken, decided);
    await changeExposure(tx, exposureOf(taken, { decided, inserted }));
    const lost = taken.filter(({ id }) => !inserted.has(id));
    const late = new Map((await findKnown(tx, lost)).entries());
    const statuses = await statusesOf(tx, lost);
    return orders.map((order): OrderOutcome => {
      const before = known.get(nameOf(order)) ?? late.get(nameOf(order));
      const ticket = inserted.get(order.id);
      if (ticket) return { kind: 'placed', ticket };
      if (before) return sameOrConflict(order, before);
      const decision = decided.get(order.id);
      if (decision && !decision.ok) {
        return { kind: 'refused', code: decision.code, details: decision.details };
      }
      return { kind: 'refused', code: statuses.get(order.drawId) ?? 'draw_unknown', details: {} };
    });
  });

const nameOf = ({ player, requestKey }: Pick<TicketOrder, 'player' | 'requestKey'>): string =>
  `${player} ${requestKey}`;

const sameOrConflict = (order: TicketOrder, ticket: Row<'ticket'>): OrderOutcome =>
  ticket.digest === order.digest
    ? { kind: 'known', ticket }
    : { kind: 'refused', code: 'repeated_differently', details: {} };

async function findKnown(tx: Tx, orders: readonly TicketOrder[]) {
  if (orders.length === 0) return new Map<string, Row<'ticket'>>();
  const input = JSON.stringify(orders.map(({ player, requestKey }) => ({ player, requestKey })));
  const { rows } = await sql<Row<'ticket'>>`select ticket.* from ticket
    join json_to_recordset(${input}) as input (player text, "requestKey" text)
      on ticket.player = input.player and ticket.request_key = input."requestKey"`.execute(tx);
  return new Map(
    rows.map((row) => [nameOf({ player: row.player, requestKey: row.request_key }), row]),
  );
}

/** One after the other, each on what the one before has left. */
async function decideAll(
  tx: Tx,
  orders: readonly TicketOrder[],
): Promise<ReadonlyMap<string, OrderDecision>> {
  const decided = new Map<string, OrderDecision>();
  if (orders.length === 0) return decided;
  const limits = await readLimits(tx);
  const sold = await lockExposure(tx, orders.flatMap(numbersOf));
  for (const order of orders) {
    const { lottery, priced, halves, drawId } = order;
    const ofDraw = sold.get(drawId) ?? new Map<string, bigint>();
    const decision = decideOrder(
      { numbers: priced.numbers, largestWin: priced.largestWin, halves },
      {
        limitsOf: (play) => limits.limitsOf(lottery, play),
        states: limits.statesOf(lottery),
        sold: ofDraw,
      },
    );
    decided.set(order.id, decision);
    if (!decision.ok) continue;
    for (const [key, by] of decision.added) ofDraw.set(key, (ofDraw.get(key) ?? 0n) + by);
  }
  return decided;
}

const numbersOf = ({ drawId, priced }: TicketOrder): readonly NumberOfDraw[] => [
  { drawId, key: WHOLE_DRAW },
  ...priced.numbers.map((number) => ({ drawId, key: keyOf(number) })),
];

type Taken = {
  readonly decided: ReadonlyMap<string, OrderDecision>;
  readonly inserted: ReadonlyMap<string, unknown>;
};

const exposureOf = (
  orders: readonly TicketOrder[],
  { decided, inserted }: Taken,
): readonly ExposureChange[] =>
  orders.flatMap(({ id, drawId }) => {
    const decision = decided.get(id);
    if (!decision?.ok || !inserted.has(id)) return [];
    return [...decision.added].map(([key, by]) => ({ drawId, key, by }));
  });

/** Whether the draw still sells is asked of the database's clock by the statement that writes. */
async function insertTickets(
  tx: Tx,
  orders: readonly TicketOrder[],
  decided: ReadonlyMap<string, OrderDecision>,
): Promise<ReadonlyMap<string, Row<'ticket'>>> {
  if (orders.length === 0) return new Map();
  const input = JSON.stringify(orders.map((order) => rowOf(order, decided.get(order.id))));
  const { rows } = await sql<Row<'ticket'>>`
    insert into ticket (id, draw_id, lottery, player, currency, request_key, digest, mode, tariff,
      bets, lines, stake, largest_win, pays, status, wallet_token, ask_at)
    select input.id, draw.id, draw.lottery, input.player, input.currency, input.request_key,
      input.digest, input.mode, input.tariff, input.bets, input.lines, input.stake,
      input.largest_win, input.pays, 'pending', input.wallet_token, ${OWN_TURN}
    from json_to_recordset(${input}) as input (id text, draw_id text, player text, currency text,
        request_key text, digest text, mode text, tariff text, bets json, lines integer,
        stake bigint, largest_win bigint, pays json, wallet_token text)
      join draw on draw.id = input.draw_id
    where draw.status = 'selling' and book_now() >= draw.opens_at and book_now() < draw.closes_at
    on conflict (player, request_key) do nothing
    returning *`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

const rowOf = (order: TicketOrder, decision: OrderDecision | undefined) => ({
  id: order.id,
  draw_id: order.drawId,
  player: order.player,
  currency: order.currency,
  request_key: order.requestKey,
  digest: order.digest,
  mode: order.mode,
  tariff: order.tariff,
  bets: order.priced.bets,
  lines: order.priced.lines,
  stake: `${order.priced.stake}`,
  largest_win: `${order.priced.largestWin}`,
  pays: decision?.ok ? decision.pays : {},
  wallet_token: order.walletToken,
});

/** Why a draw did not take a ticket: it has not opened, or it has closed. */
async function statusesOf(tx: Tx, orders: readonly TicketOrder[]) {
  const ids = [...new Set(orders.map(({ drawId }) => drawId))];
  const codes = new Map<string, RefusalCode>();
  if (ids.length === 0) return codes;
  const draws = await tx
    .selectFrom('draw')
    .select(['id', 'status'])
    .where('id', 'in', ids)
    .execute();
  for (const { id, status } of draws) {
    codes.set(id, status === 'scheduled' ? 'draw_not_open' : 'draw_closed');
  }
  return codes;
}
