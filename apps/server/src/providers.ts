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

/** The third parties this process reaches. What is null is not offered to anyone. */
export type Providers = {
  readonly sms: SmsProvider | null;
  readonly mail: MailProvider | null;
  readonly google: SignInProvider | null;
  readonly facebook: SignInProvider | null;
  readonly phoneCode: PhoneCodeProvider | null;
};
