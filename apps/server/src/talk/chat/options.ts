import type { Site } from '../../base/brand/index.ts';
import type { Catalogue } from '../../play/catalog/index.ts';
import type { RecordsOptions } from '../../records/index.ts';

export type ChatOptions = {
  readonly site: Pick<Site, 'brand' | 'content'>;
  readonly catalogue: Catalogue;
  readonly launchers: RecordsOptions['launchers'];
  /** Where the site is, for the address of a room. */
  readonly publicUrl: string;
};
