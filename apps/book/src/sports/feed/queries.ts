import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../db/client.ts';

export type SportEvent = Row<'sport_event'>;
export type SportMarket = Row<'sport_market'>;
export type SportProducer = Row<'sport_producer'>;

/** Whoever writes what a producer said holds its row: one at a time. */
export const lockProducer = (tx: Tx, code: string): Promise<SportProducer | undefined> =>
  tx
    .selectFrom('sport_producer')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();

export const insertProducer = (db: Db | Tx, code: string, at: Instant) =>
  db
    .insertInto('sport_producer')
    .values({ code, status: 'silent', heard_at: at, is_simulated: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const updateProducer = (
  tx: Tx,
  code: string,
  change: Partial<Pick<SportProducer, 'status' | 'heard_at'>>,
) => tx.updateTable('sport_producer').set(change).where('code', '=', code).execute();

export const lockEvents = (tx: Tx, ids: readonly string[]): Promise<readonly SportEvent[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('sport_event')
        .selectAll()
        .where('id', 'in', [...ids])
        .orderBy('id')
        .forUpdate()
        .execute();

/** Matches of a producer on which something could be sold. */
export const listOpenIds = async (tx: Tx, producer: string): Promise<readonly string[]> => {
  const rows = await tx
    .selectFrom('sport_event')
    .select('id')
    .where('producer', '=', producer)
    .where('status', 'in', ['scheduled', 'live', 'interrupted', 'postponed'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

type KeptEvent = Pick<
  SportEvent,
  'id' | 'producer' | 'sport' | 'league' | 'fixture' | 'starts_at' | 'status' | 'match' | 'state'
>;

export const upsertEvents = async (tx: Tx, events: readonly KeptEvent[]): Promise<void> => {
  if (events.length === 0) return;
  await sql`insert into sport_event (id, producer, sport, league, fixture, starts_at, status, match,
      state)
    select * from json_to_recordset(${JSON.stringify(events)}) as input (id text, producer text,
      sport text, league text, fixture json, starts_at timestamptz, status text, match json,
      state json)
    on conflict (id) do update set fixture = excluded.fixture, starts_at = excluded.starts_at,
      status = excluded.status, match = excluded.match, state = excluded.state,
      changed_at = book_now()`.execute(tx);
};

export const listMarkets = (db: Db | Tx, eventIds: readonly string[]) =>
  eventIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('sport_market')
        .selectAll()
        .where('event_id', 'in', [...eventIds])
        .orderBy('event_id')
        .orderBy('place')
        .orderBy('key')
        .execute();

export const upsertMarkets = async (tx: Tx, markets: readonly SportMarket[]): Promise<void> => {
  if (markets.length === 0) return;
  await sql`insert into sport_market (id, event_id, key, group_name, status, reason, line_version,
      outcomes, place, is_main, priced_at)
    select * from json_to_recordset(${JSON.stringify(markets)}) as input (id text, event_id text,
      key text, group_name text, status text, reason text, line_version integer, outcomes json,
      place integer, is_main boolean, priced_at timestamptz)
    on conflict (id) do update set status = excluded.status, reason = excluded.reason,
      line_version = excluded.line_version, outcomes = excluded.outcomes, place = excluded.place,
      is_main = excluded.is_main, priced_at = excluded.priced_at`.execute(tx);
};

type KeptMessage = Pick<Row<'sport_message'>, 'event_id' | 'kind' | 'producer' | 'body'> & {
  readonly version: number;
};

export const insertMessages = async (tx: Tx, messages: readonly KeptMessage[]): Promise<void> => {
  if (messages.length === 0) return;
  await sql`insert into sport_message (event_id, version, kind, producer, body)
    select * from json_to_recordset(${JSON.stringify(messages)}) as input (event_id text,
      version bigint, kind text, producer text, body json)
    on conflict do nothing`.execute(tx);
};

export const listMessages = async (tx: Tx, eventIds: readonly string[]) => {
  if (eventIds.length === 0) return [];
  const rows = await tx
    .selectFrom('sport_message')
    .select('body')
    .where('event_id', 'in', [...eventIds])
    .execute();
  return rows.map(({ body }) => body);
};

type KeptIncident = Pick<Row<'sport_incident'>, 'event_id' | 'at' | 'kind' | 'incident'>;

/** Those that were not known before. */
export const insertIncidents = async (tx: Tx, incidents: readonly KeptIncident[]) => {
  if (incidents.length === 0) return [];
  const { rows } = await sql<KeptIncident>`insert into sport_incident (event_id, at, kind, incident)
    select * from json_to_recordset(${JSON.stringify(incidents)}) as input (event_id text,
      at timestamptz, kind text, incident json)
    on conflict do nothing returning event_id, at, kind, incident`.execute(tx);
  return rows;
};

type KeptPrice = { readonly outcome_id: string; readonly odds: number };

export const insertPrices = async (tx: Tx, prices: readonly KeptPrice[]): Promise<void> => {
  if (prices.length === 0) return;
  await sql`insert into sport_price (outcome_id, at, odds)
    select outcome_id, book_now(), odds from json_to_recordset(${JSON.stringify(prices)})
      as input (outcome_id text, odds integer)
    on conflict do nothing`.execute(tx);
};
