import * as z from 'zod';
import type { PaymentSettings, Providers, SignInProvider } from './providers.ts';

const text = z.string().min(1).optional();
const port = z.coerce.number().int().min(0).max(65_535).optional();
const httpUrl = z.url({ protocol: /^https?$/ }).optional();

/** The settings by which third parties are named; all of them optional. */
export const PROVIDER_SETTINGS = {
  SANDBOX_PORT: port,
  SANDBOX_SMTP_PORT: port,
  SANDBOX_URL: httpUrl,
  SANDBOX_SMS_KEY: text,
  SANDBOX_CLIENT_SECRET: text,
  SANDBOX_PAYMENT_SECRET: text,
  SANDBOX_NOTICE_SECRET: text,
  SANDBOX_WALLET_SECRET: text,
  SMS_URL: httpUrl,
  SMS_KEY: text,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text,
  GOOGLE_ISSUER: httpUrl,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  FACEBOOK_ISSUER: httpUrl,
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
  PHONE_CODE_URL: httpUrl,
  PAYMENT_URL: httpUrl,
  PAYMENT_PROVIDER: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,30}$/, 'is what the methods of the brand call it')
    .optional(),
  PAYMENT_KEY_ID: text,
  PAYMENT_SECRET: text,
  PAYMENT_CALLBACK_SECRETS: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(1)).min(1).max(2))
    .optional(),
} as const;

export type ProviderSettings = z.output<z.ZodObject<typeof PROVIDER_SETTINGS>>;

/** A third party is of no use without these. */
const BELONGS = [
  ['SMS_URL', 'SMS_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['GOOGLE_ISSUER', 'GOOGLE_CLIENT_ID'],
  ['GOOGLE_ISSUER', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_ISSUER', 'FACEBOOK_CLIENT_ID'],
  ['FACEBOOK_ISSUER', 'FACEBOOK_CLIENT_SECRET'],
  ['PAYMENT_URL', 'PAYMENT_PROVIDER'],
  ['PAYMENT_URL', 'PAYMENT_KEY_ID'],
  ['PAYMENT_URL', 'PAYMENT_SECRET'],
  ['PAYMENT_URL', 'PAYMENT_CALLBACK_SECRETS'],
] as const;

/** What is missing beside what was set, and why. */
export const providerGaps = (env: ProviderSettings): readonly (readonly [string, string])[] =>
  BELONGS.filter(([first, second]) => env[first] && !env[second]).map(
    ([first, second]) => [second, `is needed with ${first}`] as const,
  );

export type SandboxPlace = {
  readonly port: number;
  readonly smtpPort: number;
  /** How browsers reach it: on the host they know the site by. */
  readonly url: string;
};

export function readSandbox(
  env: ProviderSettings,
  { publicUrl, ownPort }: { readonly publicUrl: string; readonly ownPort: number },
): SandboxPlace {
  const place = env.SANDBOX_PORT ?? ownPort + 2;
  return {
    port: place,
    smtpPort: env.SANDBOX_SMTP_PORT ?? place + 1,
    url: env.SANDBOX_URL ?? `http://${new URL(publicUrl).hostname}:${place}`,
  };
}

/** What every customer of the sandbox is called. What they prove it by is handed in. */
const SANDBOX_KEY = 'sandbox';

type Around = { readonly publicUrl: string; readonly sandbox: SandboxPlace | null };

/**
 * Each third party as it was set, else the sandbox's stand-in, else none: then it is not offered. A
 * stand-in whose secret nobody handed in is none: a secret that is the same everywhere is nobody's.
 */
export function readProviders(env: ProviderSettings, { publicUrl, sandbox }: Around): Providers {
  const standIn = sandbox && standIns(env, sandbox, new URL(publicUrl).hostname);
  const { SMS_URL, SMS_KEY, SMTP_URL, MAIL_FROM, PHONE_CODE_URL } = env;
  return {
    sms: SMS_URL && SMS_KEY ? { url: SMS_URL, key: SMS_KEY } : (standIn?.sms ?? null),
    mail: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : (standIn?.mail ?? null),
    google: signIn(env, 'GOOGLE') ?? standIn?.google ?? null,
    facebook: signIn(env, 'FACEBOOK') ?? standIn?.facebook ?? null,
    phoneCode: PHONE_CODE_URL ? { url: PHONE_CODE_URL } : (standIn?.phoneCode ?? null),
    payment: payment(env) ?? standIn?.payment ?? null,
  };
}

function payment(env: ProviderSettings): PaymentSettings | null {
  const { PAYMENT_URL: url, PAYMENT_PROVIDER: code } = env;
  const { PAYMENT_KEY_ID: keyId, PAYMENT_SECRET: secret } = env;
  const noticeSecrets = env.PAYMENT_CALLBACK_SECRETS;
  return url && code && keyId && secret && noticeSecrets
    ? { code, url, keyId, secret, noticeSecrets }
    : null;
}

function signIn(env: ProviderSettings, name: 'GOOGLE' | 'FACEBOOK'): SignInProvider | null {
  const issuer = env[`${name}_ISSUER`];
  const clientId = env[`${name}_CLIENT_ID`];
  const clientSecret = env[`${name}_CLIENT_SECRET`];
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}

function standIns(
  env: ProviderSettings,
  { url, port: place, smtpPort }: SandboxPlace,
  host: string,
): Providers {
  const { SANDBOX_SMS_KEY: smsKey, SANDBOX_CLIENT_SECRET: clientSecret } = env;
  const { SANDBOX_PAYMENT_SECRET: secret, SANDBOX_NOTICE_SECRET: noticeSecret } = env;
  const client = clientSecret ? { clientId: SANDBOX_KEY, clientSecret } : null;
  return {
    sms: smsKey ? { url: `http://127.0.0.1:${place}/sms`, key: smsKey } : null,
    mail: { url: `smtp://127.0.0.1:${smtpPort}`, from: `no-reply@${host}` },
    google: client && { issuer: `${url}/google`, ...client },
    facebook: client && { issuer: `${url}/facebook`, ...client },
    phoneCode: { url: `${url}/phone` },
    payment:
      secret && noticeSecret
        ? {
            code: 'sandbox',
            url: `http://127.0.0.1:${place}/payments`,
            keyId: SANDBOX_KEY,
            secret,
            noticeSecrets: [noticeSecret],
          }
        : null,
  };
}
