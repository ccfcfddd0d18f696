import type { Brand } from '@baize/contract/brand';

export type RiskOptions = { readonly brand: Pick<Brand, 'code' | 'timezone'> };
