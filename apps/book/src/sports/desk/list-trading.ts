import { sql } from 'kysely';
import type { Book } from '../../book.ts';
import type { Row } from '../../db/client.ts';
import { readNow } from '../../draws/queries.ts';
import { ensure } from '../../refusal.ts';
import { SOURCE, type ViewedEvent, viewEvent, viewMarket } from '../events/view-event.ts';
import { listMarkets } from '../feed/queries.ts';
import { outcomeIdOf } from '../ids.ts';

type TradedEvent = ViewedEvent & {
  readonly stake: bigint;
  readonly worst: bigint;
  readonly waiting: bigint;
};

/**
 * Open matches by what they would cost at worst: of each market the dearest outcome, less what was
 * staked on the market; markets where the house cannot lose count nothing.
 */
export async function listTrading(book: Book) {
  const { rows } = await sql<TradedEvent>`
    with market as (select event_id, market_id, sum(stake) as stake,
        greatest(max(expected) - sum(stake), 0) as worst
      from sport_exposure where expected > 0 group by event_id, market_id),
    event as (select event_id, sum(stake)::bigint as stake, sum(worst)::bigint as worst
      from market group by event_id)
    select sport_event.id, sport, fixture, starts_at, status, match, stop_reason,
      coalesce(event.stake, 0)::bigint as stake, coalesce(event.worst, 0)::bigint as worst,
      (select count(distinct slip.id) from slip_leg join slip on slip.id = slip_leg.slip_id
        where slip_leg.event_id = sport_event.id and slip.status in ('delayed', 'referred'))
        as waiting
    from sport_event left join event on event.event_id = sport_event.id
    where status in ('live', 'interrupted', 'scheduled', 'postponed') or event.worst > 0
    order by coalesce(event.worst, 0) desc, (status = 'live') desc, starts_at, id
    limit 100`.execute(book.db);
  const producers = await book.db.selectFrom('sport_producer').select('status').execute();
  const referred = await book.db
    .selectFrom('slip')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('status', '=', 'referred')
    .executeTakeFirstOrThrow();
  return {
    ...SOURCE,
    serverNow: (await readNow(book.db)).toISOString(),
    feed: producers.some(({ status }) => status === 'silent') ? 'silent' : 'alive',
    referrals: Number(referred.count),
    events: rows.map((event) => ({
      ...viewEvent(event),
      stake: `${event.stake}`,
      worst: `${event.worst}`,
      waiting: Number(event.waiting),
    })),
  };
}

const PARTS = 1_000_000;
const NONE = { stake: 0n, expected: 0n };

/** One match as its trader sees it: every market with its margin, its stakes and what it would cost. */
export async function readTrading(book: Book, eventId: string) {
  const event = await book.db
    .selectFrom('sport_event')
    .selectAll()
    .where('id', '=', eventId)
    .executeTakeFirst();
  ensure(event, 'event_unknown');
  const sold = await book.db
    .selectFrom('sport_exposure')
    .selectAll()
    .where('event_id', '=', eventId)
    .execute();
  const byOutcome = new Map(sold.map((row) => [row.outcome_id, row]));
  const acts = await book.db
    .selectFrom('sport_act')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  const markets = await listMarkets(book.db, [eventId]);
  return {
    ...SOURCE,
    serverNow: (await readNow(book.db)).toISOString(),
    event: { ...viewEvent(event), stoppedBy: event.stopped_by },
    markets: markets
      .filter(({ status }) => status !== 'inactive')
      .map((market) => viewTraded(market, byOutcome)),
    acts: acts.map(({ kind, by_whom, reason, at }) => ({
      kind,
      by: by_whom,
      reason,
      at: at.toISOString(),
    })),
  };
}

function viewTraded(
  market: Row<'sport_market'>,
  sold: ReadonlyMap<string, Pick<Row<'sport_exposure'>, 'stake' | 'expected'>>,
) {
  const view = viewMarket(market);
  const rows = market.outcomes.map(({ id }) => sold.get(outcomeIdOf(market.id, id)) ?? NONE);
  const stake = rows.reduce((all, row) => all + row.stake, 0n);
  const inverse = market.outcomes.reduce((all, { odds }) => all + 1_000 / odds, 0);
  return {
    marketId: view.marketId,
    key: view.key,
    status: view.status,
    reason: view.reason,
    nudge: market.nudge,
    /** How much more than one the chances of its prices add up to, in parts of a million. */
    marginPpm: Math.round((inverse - 1) * PARTS),
    stake: `${stake}`,
    outcomes: view.outcomes.map(({ outcome, odds }, place) => ({
      outcome,
      odds,
      stake: `${rows[place]?.stake ?? 0n}`,
      /** What the house pays beyond what it took on the market, if this one wins. */
      cost: `${(rows[place]?.expected ?? 0n) - stake}`,
    })),
  };
}
