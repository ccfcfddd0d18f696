import type { Brand } from '@baize/contract/brand';
import type { Offers } from '@baize/contract/start';
import type { Providers } from '../../config/providers.ts';

export type OfferedProviders = Pick<Providers, 'google' | 'facebook' | 'phoneCode'>;

/** The ways in that third parties serve: those the brand wants and this process can reach. */
export const offersOf = (brand: Brand, providers?: OfferedProviders): Offers => ({
  outside: brand.outsideLogins.filter((name) => Boolean(providers?.[name])),
  phoneCodeUrl: brand.usesPhoneCodeProvider ? (providers?.phoneCode?.url ?? null) : null,
});
