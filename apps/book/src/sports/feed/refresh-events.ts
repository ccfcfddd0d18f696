import type { Instant } from '@baize/std/time';
import type { Tx } from '../../db/client.ts';
import { viewEvent, viewMarket } from '../events/view-event.ts';
import { outcomeIdOf } from '../ids.ts';
import { deriveMarkets } from './derive-markets.ts';
import { type NewFrame, writeFrames } from './frames.ts';
import {
  insertPrices,
  listMarkets,
  lockEvents,
  type SportEvent,
  type SportMarket,
  type SportProducer,
  upsertMarkets,
} from './queries.ts';

export type Refreshing = {
  readonly ids: readonly string[];
  readonly producer: SportProducer;
  readonly now: Instant;
  /** Matches as they were, where whoever calls has changed them. */
  readonly before?: ReadonlyMap<string, SportEvent>;
};

/** Brings the markets of matches to what is known of them, and tells pages what changed. */
export async function refreshEvents(
  tx: Tx,
  { ids, producer, now, before }: Refreshing,
): Promise<void> {
  const events = await lockEvents(tx, ids);
  const kept = new Map<string, Map<string, SportMarket>>();
  for (const market of await listMarkets(tx, ids)) {
    const ofEvent = kept.get(market.event_id) ?? new Map<string, SportMarket>();
    kept.set(market.event_id, ofEvent.set(market.key, market));
  }
  const frames: NewFrame[] = [];
  const changed: SportMarket[] = [];
  for (const event of events) {
    const known = kept.get(event.id) ?? new Map<string, SportMarket>();
    const markets = deriveMarkets({ event, producer, kept: known, now });
    changed.push(...markets);
    frames.push(...framesOf(event, markets, { known, was: before?.get(event.id) }));
  }
  await upsertMarkets(tx, changed);
  await insertPrices(tx, changed.flatMap(pricesOf));
  await writeFrames(tx, frames);
}

type Before = {
  readonly known: ReadonlyMap<string, SportMarket>;
  readonly was: SportEvent | undefined;
};

function framesOf(
  event: SportEvent,
  markets: readonly SportMarket[],
  { known, was }: Before,
): readonly NewFrame[] {
  const frames: NewFrame[] = [];
  const stopped = markets.filter(
    ({ status, key }) => status === 'suspended' && known.get(key)?.status === 'active',
  );
  const eventId = event.id;
  if (stopped.length > 0) {
    const reason = stopped[0]?.reason ?? null;
    const marketIds = stopped.map(({ id }) => id);
    frames.push({ name: 'stop', eventId, isMain: true, data: { eventId, reason, marketIds } });
  }
  const wire = viewEvent(event);
  if (!was || JSON.stringify(viewEvent(was)) !== JSON.stringify(wire)) {
    frames.push({ name: 'event', eventId, isMain: true, data: { event: wire } });
  }
  for (const isMain of [true, false]) {
    const told = markets.filter((market) => market.is_main === isMain).map(viewMarket);
    if (told.length === 0) continue;
    frames.push({ name: 'prices', eventId, isMain, data: { eventId, markets: told } });
  }
  return frames;
}

const pricesOf = (market: SportMarket) =>
  market.is_main && market.status === 'active'
    ? market.outcomes.map(({ id, odds }) => ({ outcome_id: outcomeIdOf(market.id, id), odds }))
    : [];
