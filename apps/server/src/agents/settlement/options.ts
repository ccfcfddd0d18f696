import type { Brand } from '@baize/contract/brand';
import type { Catalogue } from '../../play/catalog/index.ts';

export type SettlementOptions = {
  readonly brand: Pick<Brand, 'timezone' | 'currency' | 'agents'>;
};

export type ReadingOptions = {
  readonly brand: Pick<Brand, 'timezone' | 'currency' | 'agents' | 'agentTypes'>;
  readonly catalogue: Pick<Catalogue, 'byProviderCode' | 'itemOf'>;
  /** Whether the brand has an agent policy at all. */
  readonly isOn: () => boolean;
};
