import { type Id, makeId } from '@baize/std/id';
import type { Logger } from 'pino';
import type { Chance } from './chance.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/client.ts';
import type { Wallet } from './wallet/wallet.ts';

/** All that a piece of the studio may reach beyond its arguments. */
export type Studio = {
  readonly db: Db;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly wallet: Wallet;
  readonly log: Logger;
};

export const newId = <P extends string>(
  { clock, chance }: Pick<Studio, 'clock' | 'chance'>,
  prefix: P,
): Id<P> => makeId(prefix, clock.now().getTime(), chance.bytes(16));
