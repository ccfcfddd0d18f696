import { SILENCE_MS } from '@baize/sports/feed/feed-state';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../db/client.ts';
import { readNow } from '../../draws/queries.ts';
import type { RefusalCode } from '../../refusal.ts';
import type { SportEvent, SportMarket } from '../feed/queries.ts';
import type { OutcomeName } from '../ids.ts';
import type { PriceBuilder } from './price-builder.ts';

type StockEvent = Omit<SportEvent, 'state'> &
  Pick<Row<'sport_producer'>, 'heard_at'> & {
    readonly producer_status: 'alive' | 'silent';
  };

/** What is on sale at one moment, as far as some slips ask for it. */
export type Stock = {
  readonly priceBuilder: PriceBuilder;
  readonly now: Instant;
  readonly events: ReadonlyMap<string, StockEvent>;
  readonly markets: ReadonlyMap<string, SportMarket>;
};

export type Denial = {
  readonly code: RefusalCode;
  readonly details: Readonly<Record<string, unknown>>;
};

type Reading = { readonly isLocked?: boolean; readonly priceBuilder?: PriceBuilder };

const NO_BUILDER: PriceBuilder = () => undefined;

/**
 * Reads matches and markets. `locked`, they stay as they are until the transaction ends: whoever
 * changes a market holds its match, and waits.
 */
export async function readStock(
  db: Db | Tx,
  names: readonly Pick<OutcomeName, 'eventId' | 'marketId'>[],
  { isLocked = false, priceBuilder = NO_BUILDER }: Reading = {},
): Promise<Stock> {
  const eventIds = [...new Set(names.map(({ eventId }) => eventId))];
  const marketIds = [...new Set(names.map(({ marketId }) => marketId))];
  if (eventIds.length === 0) {
    return { now: await readNow(db), events: new Map(), markets: new Map(), priceBuilder };
  }
  const events = await db
    .selectFrom('sport_event')
    .innerJoin('sport_producer', 'sport_producer.code', 'sport_event.producer')
    .select([
      'sport_event.id',
      'sport_event.producer',
      'sport_event.sport',
      'sport_event.league',
      'sport_event.fixture',
      'sport_event.starts_at',
      'sport_event.status',
      'sport_event.match',
      'sport_event.stopped_by',
      'sport_event.stop_reason',
      'sport_event.stopped_at',
      'sport_event.changed_at',
      'sport_producer.heard_at',
      'sport_producer.status as producer_status',
    ])
    .where('sport_event.id', 'in', eventIds)
    .orderBy('sport_event.id')
    .$if(isLocked, (query) => query.forShare('sport_event'))
    .execute();
  const markets = await db
    .selectFrom('sport_market')
    .selectAll()
    .where('id', 'in', marketIds)
    .execute();
  return {
    now: await readNow(db),
    events: new Map(events.map((row) => [row.id, row])),
    markets: new Map(markets.map((row) => [row.id, row])),
    priceBuilder,
  };
}

/** Whether an outcome can be bet on now, and if not, why. */
export function denialOf(stock: Stock, name: OutcomeName, lineVersion: number): Denial | null {
  const { eventId, marketId, outcome } = name;
  const outcomeId = `${marketId}~${outcome}`;
  const event = stock.events.get(eventId);
  const market = stock.markets.get(marketId);
  if (!event || !market || !market.outcomes.some(({ id }) => id === outcome)) {
    return { code: 'outcome_unknown', details: { outcomeId } };
  }
  if (event.stopped_by !== null) {
    return { code: 'event_stopped', details: { eventId, reason: 'trader' } };
  }
  if (market.status === 'inactive' || market.line_version !== lineVersion) {
    return { code: 'line_changed', details: { outcomeId } };
  }
  const reason = closedWhy(stock, event, market);
  return reason === null ? null : { code: 'market_closed', details: { outcomeId, reason } };
}

function closedWhy({ now }: Stock, event: StockEvent, market: SportMarket): string | null {
  if (market.status !== 'active') return market.reason ?? market.status;
  const silentMs = now.getTime() - event.heard_at.getTime();
  if (event.producer_status === 'silent' || silentMs >= SILENCE_MS) return 'silence';
  const isLive = isInPlay(event);
  if (!isLive && event.status !== 'scheduled') return event.status;
  // What was not told to have begun has begun by the clock.
  return !isLive && now.getTime() >= event.starts_at.getTime() ? 'started' : null;
}

export const isInPlay = ({ status }: Pick<SportEvent, 'status'>): boolean => status === 'live';

export function oddsOf(stock: Stock, { marketId, outcome }: OutcomeName): number {
  return stock.markets.get(marketId)?.outcomes.find(({ id }) => id === outcome)?.odds ?? 0;
}
