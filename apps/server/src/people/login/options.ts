import type { LoadedBrand } from '../../base/brand/index.ts';
import type { Mode } from '../../base/kernel/index.ts';
import type { Providers } from '../../config/providers.ts';
import type { VerifyPhoneToken } from '../challenges/index.ts';
import type { Sessions } from '../sessions/index.ts';

/** What logging in depends on beyond the call itself. */
export type LoginOptions = {
  readonly site: Pick<LoadedBrand, 'brand' | 'content' | 'flags'>;
  readonly sessions: Pick<Sessions, 'forget'>;
  readonly verifyPhoneToken: VerifyPhoneToken;
  readonly providers: Pick<Providers, 'google' | 'facebook' | 'sms' | 'mail'>;
  /** Where members reach the site: links in e-mails and sign-ins lead back there. */
  readonly publicUrl: string;
  readonly mode: Mode;
};
