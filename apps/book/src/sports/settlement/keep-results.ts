import { sql } from 'kysely';
import type { Row, Tx } from '../../db/client.ts';
import type { MarketResult } from '../../db/sport-tables.ts';
import { writeFrames } from '../feed/frames.ts';
import { listMarkets, type SportMarket } from '../feed/queries.ts';

export type NewResult = {
  readonly market: Pick<SportMarket, 'id' | 'event_id' | 'result_version'>;
  readonly outcomes: MarketResult | null;
  readonly match: Row<'sport_result'>['match'];
  readonly enteredBy: string;
  readonly confirmedBy: string;
  /** Why it is another one than before. */
  readonly reason: string;
};

/** What the feed has confirmed of these matches, as results of their markets; each once. */
export async function keepResults(tx: Tx, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return;
  const events = await tx
    .selectFrom('sport_event')
    .select(['id', 'state', 'match'])
    .where('id', 'in', [...eventIds])
    .execute();
  const settled = events.filter(({ state }) => Object.keys(state.settlements).length > 0);
  const markets = await listMarkets(
    tx,
    settled.map(({ id }) => id),
  );
  const last = await lastResults(
    tx,
    markets.map(({ id }) => id),
  );
  const fresh: NewResult[] = [];
  for (const market of markets) {
    const event = settled.find(({ id }) => id === market.event_id);
    const told = event?.state.settlements[market.key]?.value;
    if (!told || told.certainty !== 'confirmed') continue;
    const before = last.get(market.id);
    // What people have decided is not undone by the feed saying again what it said before.
    if (before && before.entered_by !== 'feed') continue;
    const outcomes = told.standing ? told.outcomes : null;
    if (!before && outcomes === null) continue;
    if (before && JSON.stringify(before.outcomes) === JSON.stringify(outcomes)) continue;
    const reason = outcomes === null ? 'taken back by the feed' : 'corrected by the feed';
    const match = event?.match ?? null;
    fresh.push({ market, outcomes, match, reason, enteredBy: 'feed', confirmedBy: 'feed' });
  }
  await insertResults(tx, fresh);
}

export async function lastResults(tx: Tx, marketIds: readonly string[]) {
  if (marketIds.length === 0) return new Map<string, Row<'sport_result'>>();
  const rows = await tx
    .selectFrom('sport_result')
    .selectAll()
    .distinctOn('market_id')
    .where('market_id', 'in', [...marketIds])
    .orderBy('market_id')
    .orderBy('version', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.market_id, row]));
}

/** Writes results down; whoever settles finds their markets by the version that is not settled. */
export async function insertResults(tx: Tx, results: readonly NewResult[]): Promise<void> {
  if (results.length === 0) return;
  const input = results.map(({ market, outcomes, match, enteredBy, confirmedBy, reason }) => ({
    market_id: market.id,
    version: market.result_version + 1,
    outcomes,
    match,
    entered_by: enteredBy,
    confirmed_by: confirmedBy,
    reason: market.result_version === 0 ? null : reason,
  }));
  await sql`with input as (select * from json_to_recordset(${JSON.stringify(input)}) as input
      (market_id text, version integer, outcomes json, match json, entered_by text,
        confirmed_by text, reason text)),
    made as (insert into sport_result
      (market_id, version, outcomes, match, entered_by, confirmed_by, reason)
      select * from input returning market_id, version)
    update sport_market set result_version = made.version,
      status = case when input.outcomes is null then 'suspended' else 'settled' end
    from made join input on input.market_id = made.market_id
    where sport_market.id = made.market_id`.execute(tx);
  const eventIds = [...new Set(results.map(({ market }) => market.event_id))];
  await writeFrames(
    tx,
    eventIds.map((eventId) => ({ name: 'result', eventId, isMain: false, data: { eventId } })),
  );
}
