import type { Brand } from '@baize/contract/brand';
import type { Catalogue } from '../../play/catalog/index.ts';

export type ReportsOptions = {
  readonly brand: Brand;
  readonly catalogue: Pick<Catalogue, 'byProviderCode'>;
};
