import type { Db, Tx } from '../base/db/index.ts';
import { listGamesOfMovements, type Movement } from '../play/play/index.ts';
import type { RecordsOptions } from './options.ts';

const OF_VENDOR = /^([a-z][a-z0-9-]{1,30}):[a-z-]+:(.+)$/;

function movementOf(requestKey: string): Movement | null {
  const [, vendor, txId] = OF_VENDOR.exec(requestKey) ?? [];
  return vendor === undefined || txId === undefined ? null : { vendor, txId };
}

type GamesWanted = { readonly requestKeys: readonly string[]; readonly language: string };

/** In which game each request moved something, by its name; null for what was moved in none. */
export async function readGames(
  db: Db | Tx,
  { catalogue }: Pick<RecordsOptions, 'catalogue'>,
  { requestKeys, language }: GamesWanted,
): Promise<(requestKey: string) => string | null> {
  const movements = requestKeys.map(movementOf).filter((one) => one !== null);
  const games = await listGamesOfMovements(db, movements);
  const names = new Map(
    games.map(({ vendor, txId, game }) => {
      const known = catalogue.byProviderCode(vendor, game);
      return [`${vendor} ${txId}`, known && catalogue.itemOf(known, language).displayName] as const;
    }),
  );
  return (requestKey) => {
    const movement = movementOf(requestKey);
    return movement && (names.get(`${movement.vendor} ${movement.txId}`) ?? null);
  };
}
