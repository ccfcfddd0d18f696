import type { Site } from '../../base/brand/index.ts';

export type FeedbackOptions = {
  /** The brand, and the templates it answers with at this moment. */
  readonly site: Pick<Site, 'brand' | 'content'>;
  /** Where the site is, for the link of an e-mail. */
  readonly publicUrl: string;
};
