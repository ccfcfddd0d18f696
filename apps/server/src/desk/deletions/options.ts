import type { Brand } from '@baize/contract/brand';

export type DeletionOptions = { readonly brand: Pick<Brand, 'privacy' | 'currency'> };
