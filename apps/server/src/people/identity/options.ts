import type { Brand } from '@baize/contract/brand';

export type IdentityOptions = {
  readonly brand: Pick<Brand, 'identity' | 'minimumAge' | 'timezone'>;
};
