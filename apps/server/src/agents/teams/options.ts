import type { Downline } from '@baize/contract/team';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Site } from '../../base/brand/index.ts';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Catalogue } from '../../play/catalog/index.ts';

/** The highest rate that was agreed, by kind. */
export type AgreedRates = Omit<Downline['rates'], 'rebate'>;

export type TeamsOptions = {
  readonly site: Pick<Site, 'brand'>;
  readonly catalogue: Catalogue;
  /** Where the games of each provider are. */
  readonly launchers: ReadonlyMap<string, string>;
  /** What is in force with each of these; whoever has nothing need not be in it. */
  readonly ratesOf: (
    db: Db | Tx,
    memberIds: readonly MemberId[],
    at: Instant,
  ) => Promise<ReadonlyMap<MemberId, AgreedRates>>;
};
