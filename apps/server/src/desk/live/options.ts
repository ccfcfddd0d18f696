import type { Brand } from '@baize/contract/brand';

export type LiveOptions = {
  readonly brand: Brand;
  /** Codes of the payment providers this process reaches. */
  readonly providers: readonly string[];
};
