import type { Brand } from '@baize/contract/brand';
import type { Zoned } from '../../books/limits/index.ts';

export type DeskOptions = {
  readonly brand: Brand;
  readonly limits: Zoned;
  /** Codes of the providers whose books are held against ours. */
  readonly providers: readonly string[];
};
