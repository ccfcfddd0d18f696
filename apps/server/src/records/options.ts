import type { Site } from '../base/brand/index.ts';
import type { Catalogue } from '../play/catalog/index.ts';

export type RecordsOptions = {
  readonly site: Pick<Site, 'brand'>;
  readonly catalogue: Catalogue;
  /** Where the games of each provider are. */
  readonly launchers: ReadonlyMap<string, string>;
};
