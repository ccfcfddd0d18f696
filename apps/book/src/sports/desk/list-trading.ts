import { sql } from 'kysely';
import type { Book } from '../../book.ts';
import { readNow } from '../../draws/queries.ts';
import { SOURCE, type ViewedEvent, viewEvent } from '../events/view-event.ts';
import { byOutcome, viewTraded } from './view-traded.ts';

export const TRADING_VIEWS = ['open', 'live', 'coming'] as const;
export type TradingView = (typeof TRADING_VIEWS)[number];

type TradedEvent = ViewedEvent & {
  readonly stake: bigint;
  readonly worst: bigint;
  readonly waiting: bigint;
};

/** What each match has taken and would cost at worst. */
const RISK = sql`market as (select event_id, market_id, sum(stake) as stake,
      greatest(max(expected) - sum(stake), 0) as worst
    from sport_exposure where expected > 0 group by event_id, market_id),
  event as (select event_id, sum(stake)::bigint as stake, sum(worst)::bigint as worst
    from market group by event_id)`;

const STATUSES = {
  open: ['live', 'interrupted', 'scheduled', 'postponed'],
  live: ['live', 'interrupted'],
  coming: ['scheduled', 'postponed'],
} as const satisfies Record<TradingView, readonly string[]>;

/**
 * Open matches by what they would cost at worst: of each market the dearest outcome, less what was
 * staked on the market; markets where the house cannot lose count nothing.
 */
export async function listTrading(book: Book, view: TradingView = 'open') {
  const { rows } = await sql<TradedEvent>`
    with ${RISK}
    select sport_event.id, sport, fixture, starts_at, status, match, stop_reason,
      coalesce(event.stake, 0)::bigint as stake, coalesce(event.worst, 0)::bigint as worst,
      (select count(distinct slip.id) from slip_leg join slip on slip.id = slip_leg.slip_id
        where slip_leg.event_id = sport_event.id and slip.status in ('delayed', 'referred'))
        as waiting
    from sport_event left join event on event.event_id = sport_event.id
    where status in (${sql.join(STATUSES[view])}) or (${view === 'open'} and event.worst > 0)
    order by coalesce(event.worst, 0) desc, (status = 'live') desc, starts_at, id
    limit 100`.execute(book.db);
  const producers = await book.db.selectFrom('sport_producer').select('status').execute();
  const mains = await mainMarkets(
    book,
    rows.map(({ id }) => id),
  );
  return {
    ...SOURCE,
    serverNow: (await readNow(book.db)).toISOString(),
    feed: producers.some(({ status }) => status === 'silent') ? 'silent' : 'alive',
    totals: await readTotals(book),
    events: rows.map((event) => ({
      ...viewEvent(event),
      stake: `${event.stake}`,
      worst: `${event.worst}`,
      waiting: Number(event.waiting),
      main: mains.get(event.id) ?? null,
    })),
  };
}

type Totals = {
  readonly stake: bigint;
  readonly worst: bigint;
  readonly waiting: bigint;
  readonly referrals: bigint;
  readonly stopped: bigint;
};

async function readTotals(book: Book) {
  const { rows } = await sql<Totals>`with ${RISK}
    select coalesce((select sum(stake) from event), 0)::bigint as stake,
      coalesce((select sum(worst) from event), 0)::bigint as worst,
      (select count(*) from slip where decides_at is not null) as waiting,
      (select count(*) from slip where status = 'referred') as referrals,
      (select count(*) from sport_event where stopped_by is not null
        and status in ('live', 'interrupted', 'scheduled', 'postponed')) as stopped`.execute(
    book.db,
  );
  const [totals] = rows;
  return {
    stake: `${totals?.stake ?? 0n}`,
    worst: `${totals?.worst ?? 0n}`,
    waiting: Number(totals?.waiting ?? 0n),
    referrals: Number(totals?.referrals ?? 0n),
    stopped: Number(totals?.stopped ?? 0n),
  };
}

/** Who wins: the market by which a list shows how a match stands for the house. */
const MAIN = ['match-result', 'winner'];

async function mainMarkets(book: Book, eventIds: readonly string[]) {
  if (eventIds.length === 0) return new Map<string, ReturnType<typeof viewTraded>>();
  const markets = await book.db
    .selectFrom('sport_market')
    .selectAll()
    .where('event_id', 'in', [...eventIds])
    .where('key', 'in', MAIN)
    .execute();
  const sold = await book.db
    .selectFrom('sport_exposure')
    .selectAll()
    .where('event_id', 'in', [...eventIds])
    .execute();
  const outcomes = byOutcome(sold);
  return new Map(markets.map((market) => [market.event_id, viewTraded(market, outcomes)]));
}
