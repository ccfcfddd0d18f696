import { dividendsOf, POOL_PLACES, sideOfPlace } from '@baize/engines/pool/arena-pool';
import type { Studio } from '../studio.ts';
import type { WirePools } from '../wire.ts';
import { listOnPlaces } from './round-queries.ts';

/** What each side of a pool would pay per 100 if bets closed now, by currency. */
export async function readPools({ db }: Studio, roomRoundId: string): Promise<WirePools> {
  const places = await listOnPlaces(db, roomRoundId, Object.values(POOL_PLACES));
  const pools = [...Map.groupBy(places, ({ currency }) => currency)].map(([currency, own]) => {
    const on = (side: 'meron' | 'wala') =>
      own.find(({ bet }) => sideOfPlace(bet) === side)?.staked ?? 0n;
    return [currency, dividendsOf({ meron: on('meron'), wala: on('wala') })] as const;
  });
  return Object.fromEntries(pools);
}
