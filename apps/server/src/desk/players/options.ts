import type { Brand } from '@baize/contract/brand';

export type PlayersOptions = { readonly brand: Brand };
