import { isEsport, SPORTS } from '@baize/sports/core/sport';
import { assert } from '@baize/std/assert';
import { minor } from '@baize/std/money';
import { collect } from '@baize/vendor-kit/db/collect';
import type { Book } from '../../book.ts';
import type { Tx } from '../../db/client.ts';
import { offered } from './check-again.ts';
import { countLegs, lockExposure, ownKey, readOwn } from './exposure.ts';
import { happenedTo, type StandingOfLeg } from './happened.ts';
import { insertSlips, type NewSlip } from './insert-slips.ts';
import { isWithin, type LimitedSlip, largestUnit, riskOf } from './limits.ts';
import { type PricedSlip, priceSlip, productOf } from './price-slip.ts';
import { findByKey, type Slip } from './queries.ts';
import { type LimitOf, readSportLimits } from './read-limits.ts';
import type { ReadSlip } from './read-slip.ts';
import { type Denial, readStock, type Stock } from './stock.ts';

export type SlipOrder = {
  readonly id: string;
  readonly player: string;
  readonly currency: string;
  /** What the session was opened for; null is all that the book takes bets on. */
  readonly game: string | null;
  readonly requestKey: string;
  /** Of all that was asked: the same key with other content is a conflict. */
  readonly digest: string;
  readonly slip: ReadSlip;
  /** Of a re-offer that the member has taken: its odds stand while its matches stand as they did. */
  readonly standing: readonly StandingOfLeg[] | null;
  /** Sealed. */
  readonly walletToken: string;
};

export type SlipOutcome =
  | { readonly kind: 'placed' | 'known'; readonly slip: Slip }
  | { readonly kind: 'moved'; readonly offer: ReturnType<typeof offered> }
  | ({ readonly kind: 'refused' } & Denial);

/** Takes a slip: prices, limits and stops are decided at one moment. */
export type SlipCounter = (order: SlipOrder) => Promise<SlipOutcome>;

export const openSlipCounter = (book: Pick<Book, 'db' | 'priceBuilder'>): SlipCounter =>
  collect((orders) => takeSlips(book, orders));

/** What is sold grows with each slip of a transaction. */
export type Sold = {
  readonly all: Map<string, bigint>;
  readonly own: Map<string, bigint>;
  readonly limitOf: LimitOf;
};

const takeSlips = (
  { db, priceBuilder }: Pick<Book, 'db' | 'priceBuilder'>,
  orders: readonly SlipOrder[],
): Promise<readonly SlipOutcome[]> =>
  db.transaction().execute(async (tx) => {
    const stock = await readStock(
      tx,
      orders.flatMap(({ slip }) => slip.names),
      { isLocked: true, priceBuilder },
    );
    const sold = await readSold(tx, orders, stock);
    const words: (Decided | SlipOutcome)[] = [];
    for (const order of orders) {
      const known = await findByKey(tx, order.player, order.requestKey);
      words.push(known ? sameOrConflict(order, known) : decide(order, { stock, sold }));
    }
    const fresh = words.flatMap((word) => (word.kind === 'fresh' ? [word.value] : []));
    const inserted = await insertSlips(tx, fresh);
    const written = fresh.filter(({ order }) => inserted.has(order.id));
    await countLegs(
      tx,
      written.flatMap(({ legs }) => legs),
      1,
    );
    const outcomes: SlipOutcome[] = [];
    for (const word of words) {
      outcomes.push(word.kind === 'fresh' ? await placedOf(tx, word.value, inserted) : word);
    }
    return outcomes;
  });

/** What was written, or what the same key had written meanwhile. */
async function placedOf(
  tx: Tx,
  { order }: NewSlip,
  inserted: ReadonlyMap<string, Slip>,
): Promise<SlipOutcome> {
  const slip = inserted.get(order.id);
  if (slip) return { kind: 'placed', slip };
  const twin = await findByKey(tx, order.player, order.requestKey);
  assert(twin, 'a key that is used has its slip');
  return sameOrConflict(order, twin);
}

const sameOrConflict = (order: SlipOrder, slip: Slip): Exclude<SlipOutcome, { kind: 'moved' }> =>
  slip.digest === order.digest
    ? { kind: 'known', slip }
    : { kind: 'refused', code: 'repeated_differently', details: {} };

async function readSold(tx: Tx, orders: readonly SlipOrder[], stock: Stock): Promise<Sold> {
  const legs = orders.flatMap(({ slip, player }) =>
    slip.names.map((name, place) => ({
      player,
      outcomeId: slip.legs[place]?.outcomeId ?? '',
      event_id: name.eventId,
      market_id: name.marketId,
    })),
  );
  // An outcome that is not there has no row of its own; it is refused below.
  const there = legs.filter(({ market_id }) => stock.markets.has(market_id));
  const all = await lockExposure(
    tx,
    there.map(({ outcomeId, ...place }) => ({ outcome_id: outcomeId, ...place })),
  );
  return {
    all,
    own: await readOwn(tx, there),
    limitOf: await readSportLimits(
      tx,
      orders.map(({ player }) => player),
    ),
  };
}

type Decided =
  | { readonly kind: 'fresh'; readonly value: NewSlip }
  | Exclude<SlipOutcome, { kind: 'placed' | 'known' }>;

/** The order of checks: what is on sale, at what odds, how much of it. */
function decide(order: SlipOrder, { stock, sold }: { stock: Stock; sold: Sold }): Decided {
  const { slip } = order;
  const word = priceSlip(stock, slip);
  if (!word.ok) return { kind: 'refused', code: word.code, details: word.details };
  const happened = order.standing && happenedTo(stock, order.standing, { keepsOdds: true });
  if (happened) return { kind: 'refused', ...happened };
  if (!word.value.isTaken && !order.standing) {
    return { kind: 'moved', offer: offered(stock, word.value) };
  }
  const priced = order.standing ? atOdds(word.value, slip) : word.value;
  const limited = limitedOf({ slip, priced, player: order.player }, stock, sold);
  const limits = slip.names.map(({ eventId, marketId }) =>
    sold.limitOf({ event: eventOf(stock, eventId), marketId, player: order.player }),
  );
  const least = limits.reduce((most, { stake_min }) => (stake_min > most ? stake_min : most), 1n);
  if (slip.unit < least) {
    return { kind: 'refused', code: 'stake_too_small', details: { smallestStake: `${least}` } };
  }
  if (!isWithin(limited, slip.unit)) {
    const largestStake = `${largestUnit(limited)}`;
    return { kind: 'refused', code: 'stake_too_large', details: { largestStake } };
  }
  const risk = riskOf(limited, slip.unit);
  const net = risk.largestReturn - risk.stake;
  const isLarge = limits.some(({ refer_above }) => net > refer_above);
  for (const [place, { liability }] of risk.legs.entries()) {
    const outcomeId = slip.legs[place]?.outcomeId ?? '';
    grow(sold.all, outcomeId, liability);
    grow(sold.own, ownKey(order.player, outcomeId), liability);
  }
  return { kind: 'fresh', value: newSlip({ order, priced, risk, isLarge }, stock) };
}

const grow = (map: Map<string, bigint>, key: string, by: bigint) =>
  map.set(key, (map.get(key) ?? 0n) + by);

export const eventOf = (stock: Stock, id: string) => {
  const event = stock.events.get(id);
  assert(event, 'what is priced is of a match that is there');
  return event;
};

/** The odds of the offer that was taken, whatever they are now. */
function atOdds(priced: PricedSlip, { legs, odds, system }: ReadSlip): PricedSlip {
  const kept = priced.legs.map((leg, place) => ({
    ...leg,
    odds: legs[place]?.odds ?? leg.odds,
  }));
  const whole = system === 'builder' ? odds : productOf(kept);
  return { ...priced, legs: kept, odds: priced.odds === null ? null : whole };
}

type Limiting = {
  readonly slip: Pick<ReadSlip, 'system' | 'legs'>;
  readonly priced: PricedSlip;
  readonly player: string;
};

export const limitedOf = (
  { slip, priced, player }: Limiting,
  stock: Stock,
  sold: Sold,
): LimitedSlip => ({
  system: slip.system,
  odds: priced.odds,
  legs: priced.legs.map((leg) => ({
    odds: leg.odds,
    isLive: leg.isLive,
    limit: sold.limitOf({
      event: eventOf(stock, leg.eventId),
      marketId: leg.marketId,
      player,
    }),
    ownSold: sold.own.get(ownKey(player, leg.outcomeId)) ?? 0n,
    sold: sold.all.get(leg.outcomeId) ?? 0n,
  })),
});

type Making = {
  readonly order: SlipOrder;
  readonly priced: PricedSlip;
  readonly risk: ReturnType<typeof riskOf>;
  readonly isLarge: boolean;
};

const ESPORTS: ReadonlySet<string> = new Set(SPORTS.filter(isEsport));

/** As what the wallet is told of a slip: one of e-sports alone is theirs. */
const gameOf = ({ legs }: PricedSlip, stock: Stock): string =>
  legs.every(({ eventId }) => ESPORTS.has(eventOf(stock, eventId).sport)) ? 'esports' : 'sports';

const NIL = { home: 0, away: 0 };

const newSlip = ({ order, priced, risk, isLarge }: Making, stock: Stock): NewSlip => ({
  order,
  game: order.game ?? gameOf(priced, stock),
  priced,
  risk,
  isLarge,
  legs: priced.legs.map((leg, place) => {
    const { match } = eventOf(stock, leg.eventId);
    return {
      slip_id: order.id,
      place,
      player: order.player,
      event_id: leg.eventId,
      market_id: leg.marketId,
      outcome: leg.outcome,
      outcome_id: leg.outcomeId,
      odds: leg.odds,
      line_version: leg.lineVersion,
      is_live: leg.isLive,
      score: match?.score ?? null,
      reds: match?.redCards ?? NIL,
      liability: risk.legs[place]?.liability ?? minor(0n),
      expected: risk.legs[place]?.expected ?? minor(0n),
      stake: risk.legs[place]?.stake ?? minor(0n),
    };
  }),
});
