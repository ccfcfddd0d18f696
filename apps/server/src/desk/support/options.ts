import type { Site } from '../../base/brand/index.ts';

export type SupportOptions = {
  /** The brand, its desk and the templates it answers with at this moment. */
  readonly site: Pick<Site, 'brand' | 'content'>;
};
