import * as contract from '@baize/contract/live-table';
import type { Site } from '../../base/brand/index.ts';
import { type PublicFacts, type Route, serve } from '../../base/kernel/index.ts';
import type { Catalogue } from '../catalog/index.ts';
import { listLiveTables } from './list-live-tables.ts';

export type LiveTablesOptions = {
  readonly site: Pick<Site, 'brand'>;
  readonly catalogue: Catalogue;
  /** The public calls of the studio. */
  readonly facts: PublicFacts;
  /** The code of the studio in the catalogue. */
  readonly provider: string;
};

export const liveTablesRoutes = (options: LiveTablesOptions): readonly Route[] => [
  serve(contract.listLiveTables, (ctx, input) => listLiveTables(ctx, options, input)),
];
