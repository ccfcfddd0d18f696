import type { Brand } from '@baize/contract/brand';
import type { Offers } from '@baize/contract/start';
import type { Providers } from '../../config/providers.ts';

export type OfferedProviders = Pick<Providers, 'google' | 'facebook' | 'phoneCode'>;

type OfferedBy = {
  readonly providers?: OfferedProviders | undefined;
  readonly bookUrl?: string | undefined;
};

/** What others than the site serve: what the brand wants and this process can reach. */
export const offersOf = (brand: Brand, { providers, bookUrl }: OfferedBy = {}): Offers => ({
  outside: brand.outsideLogins.filter((name) => Boolean(providers?.[name])),
  phoneCodeUrl: brand.usesPhoneCodeProvider ? (providers?.phoneCode?.url ?? null) : null,
  bookUrl: bookUrl ?? null,
});
