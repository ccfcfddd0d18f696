import type { LoadedBrand } from '../../base/brand/index.ts';
import type { BonusSource } from '../bonuses/index.ts';
import type { PaymentProviders } from '../payments/index.ts';

export type DepositsOptions = {
  readonly site: Pick<LoadedBrand, 'brand'>;
  /** Whom the brand's methods name; a method whose provider is not here is not offered. */
  readonly providers: PaymentProviders;
  /** What the brand gives along with a deposit. */
  readonly bonuses: BonusSource;
  /** Where a provider's page sends members back to. */
  readonly publicUrl: string;
};
