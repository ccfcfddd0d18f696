import type { Brand } from '@baize/contract/brand';

export type SettlementOptions = {
  readonly brand: Pick<Brand, 'timezone' | 'currency' | 'agents'>;
};
