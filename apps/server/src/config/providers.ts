/** An outside sign-in, as it registered us. */
export type SignInProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** One POST a message, with the key as bearer. */
export type SmsProvider = { readonly url: string; readonly key: string };

/** `smtp://` or `smtps://`, with user and password in it where the server wants them. */
export type MailProvider = { readonly url: string; readonly from: string };

/** Browsers call `url` themselves; the id tokens it gives are checked with the keys at `/jwks`. */
export type PhoneCodeProvider = { readonly url: string };

/** Who takes money in and pays it out, by the protocol of `docs/payment-provider.md`. */
export type PaymentSettings = {
  /** What the brand's methods call it. */
  readonly code: string;
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
  /** By which it signs what it tells us; two while one is replaced by the other. */
  readonly noticeSecrets: readonly string[];
};

/** The third parties this process reaches. What is null is not offered to anyone. */
export type Providers = {
  readonly sms: SmsProvider | null;
  readonly mail: MailProvider | null;
  readonly google: SignInProvider | null;
  readonly facebook: SignInProvider | null;
  readonly phoneCode: PhoneCodeProvider | null;
  readonly payment: PaymentSettings | null;
};
