import { isEveryAddress, isLoopback } from './address.ts';
import type { ProviderSettings } from './read-providers.ts';
import type { VendorWalletSettings } from './read-vendor-wallets.ts';

/** Why production does not start, in a sentence that also says what to do. */
export type Gap = {
  readonly kind:
    | 'sandbox'
    | 'demo account'
    | 'demo bank'
    | 'secret'
    | 'public address'
    | 'bind'
    | 'keys'
    | 'database role';
  readonly text: string;
};

type Env = ProviderSettings & {
  readonly DATABASE_URL: string;
  readonly ROLES: readonly string[];
  readonly PUBLIC_URL?: string | undefined;
  readonly STUDIO_URL?: string | undefined;
  readonly BOOK_URL?: string | undefined;
  readonly BIND?: string | undefined;
  readonly TRUST_PROXY?: string | undefined;
  readonly METRICS_PORT?: number | undefined;
  readonly METRICS_HOST: string;
  readonly VENDOR_WALLETS?: readonly VendorWalletSettings[] | undefined;
};

/** What stands against production in its settings: the whole list. */
export const findSettingsGaps = (env: Env): readonly Gap[] => [
  ...findSandbox(env),
  ...findPoorSecrets(env),
  ...findPlainAddresses(env),
  ...findPlainProviders(env),
  ...findOpenBind(env),
];

function findSandbox({ ROLES, PAYMENT_PROVIDER }: Env): readonly Gap[] {
  const texts = [
    ...(ROLES.includes('sandbox')
      ? ['ROLES names the sandbox, which takes play money for real: leave it out.']
      : []),
    ...(PAYMENT_PROVIDER === 'sandbox'
      ? ['PAYMENT_PROVIDER is the sandbox: name the provider that takes the payments.']
      : []),
  ];
  return texts.map((text) => ({ kind: 'sandbox', text }));
}

/** As many characters as 128 random bits have in base 64: they sign messages about money. */
const SIGNING_MIN = 22;
/** What third parties gave us is of their making; below this it can be guessed. */
export const GIVEN_MIN = 16;
const DIFFERENT_MIN = 8;
const KNOWN =
  /^(sandbox|secret|password|passw0rd|change-?me|default|postgres|baize|admin|demo|test)/i;

function findPoorSecrets(env: Env): readonly Gap[] {
  const wallets = env.VENDOR_WALLETS ?? [];
  const secrets: readonly (readonly [string, string | undefined, number])[] = [
    ['PAYMENT_SECRET', env.PAYMENT_SECRET, SIGNING_MIN],
    ...(env.PAYMENT_CALLBACK_SECRETS ?? []).map(
      (secret) => ['PAYMENT_CALLBACK_SECRETS', secret, SIGNING_MIN] as const,
    ),
    ...wallets.map(
      ({ vendor, secret }) => [`VENDOR_WALLETS (${vendor})`, secret, SIGNING_MIN] as const,
    ),
    ['SMS_KEY', env.SMS_KEY, GIVEN_MIN],
    ['GOOGLE_CLIENT_SECRET', env.GOOGLE_CLIENT_SECRET, GIVEN_MIN],
    ['FACEBOOK_CLIENT_SECRET', env.FACEBOOK_CLIENT_SECRET, GIVEN_MIN],
    ['The password in DATABASE_URL', passwordIn(env.DATABASE_URL), GIVEN_MIN],
  ];
  return secrets.flatMap(([name, secret, charactersMin]) => {
    const why = secret && whyPoor(secret, charactersMin);
    return why ? [{ kind: 'secret' as const, text: `${name} ${why}` }] : [];
  });
}

export function whyPoor(secret: string, charactersMin: number): string | null {
  const ask = `take ${charactersMin} random characters or more.`;
  if (KNOWN.test(secret)) return `begins with a word that everybody tries: ${ask}`;
  if (secret.length < charactersMin) return `has only ${secret.length} characters: ${ask}`;
  if (new Set(secret).size < DIFFERENT_MIN) return `repeats a few characters: ${ask}`;
  return null;
}

export const passwordIn = (url: string): string | undefined => {
  const { password } = URL.parse(url) ?? {};
  return password ? decodeURIComponent(password) : undefined;
};

function findPlainAddresses({ PUBLIC_URL, STUDIO_URL, BOOK_URL, ROLES }: Env): readonly Gap[] {
  const asked = [
    ['PUBLIC_URL', PUBLIC_URL, 'where browsers find the site'] as const,
    ...(ROLES.includes('studio')
      ? [['STUDIO_URL', STUDIO_URL, 'where browsers find the games'] as const]
      : []),
    ...(ROLES.includes('book')
      ? [['BOOK_URL', BOOK_URL, 'where browsers find the tickets'] as const]
      : []),
  ];
  return asked.flatMap(([name, url, meaning]) => {
    if (url?.startsWith('https://')) return [];
    const why = url ? `is plain http, which others can read and change` : 'is not set';
    return [{ kind: 'public address' as const, text: `${name} ${why}: say ${meaning}, by https.` }];
  });
}

/** Those who take our codes, payments and logins are told secrets: never over a line others read. */
function findPlainProviders(env: Env): readonly Gap[] {
  const names = ['PAYMENT_URL', 'SMS_URL', 'PHONE_CODE_URL', 'GOOGLE_ISSUER', 'FACEBOOK_ISSUER'];
  return names.flatMap((name) => {
    const url = env[name as keyof ProviderSettings];
    if (typeof url !== 'string' || url.startsWith('https://')) return [];
    const text = `${name} is plain http, which others can read and change: name the provider by https.`;
    return [{ kind: 'public address' as const, text }];
  });
}

/** Proxies whose word is taken must be few: everybody's word is a visitor's own. */
const isEverybody = (list: string): boolean =>
  list.split(',').some((part) => {
    const [address = '', bits] = part.trim().split('/');
    const fewestBits = address.includes(':') ? FEWEST_BITS_V6 : FEWEST_BITS_V4;
    return address === 'true' || (bits !== undefined && Number(bits) < fewestBits);
  });

/** The largest private networks have as many: 10.0.0.0/8 and fc00::/7. */
const FEWEST_BITS_V4 = 8;
const FEWEST_BITS_V6 = 7;

function findOpenBind({ BIND, TRUST_PROXY, METRICS_PORT, METRICS_HOST }: Env): readonly Gap[] {
  const texts: string[] = [];
  const isNamed = TRUST_PROXY !== undefined && TRUST_PROXY.trim() !== 'loopback';
  if (!BIND) {
    texts.push('BIND is not set: say at which address of this machine the proxy reaches the site.');
  } else if (!isLoopback(BIND) && !isNamed) {
    texts.push(
      `BIND=${BIND} is open to the network and TRUST_PROXY names no proxy in front: ` +
        'name its network, or listen on 127.0.0.1.',
    );
  }
  if (METRICS_PORT !== undefined && isEveryAddress(METRICS_HOST)) {
    texts.push(
      'METRICS_HOST shows the figures to every network: name an address of a private one.',
    );
  }
  if (TRUST_PROXY !== undefined && isEverybody(TRUST_PROXY)) {
    texts.push('TRUST_PROXY takes the word of everybody: name the networks of your proxies.');
  }
  return texts.map((text) => ({ kind: 'bind', text }));
}
