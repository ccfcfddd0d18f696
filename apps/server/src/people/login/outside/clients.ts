import {
  allowInsecureRequests,
  Configuration,
  discovery,
  type ServerMetadata,
} from 'openid-client';
import type { LoginOptions } from '../options.ts';

export type OutsideProvider = 'google' | 'facebook';

export type OutsideClients = {
  /** How to speak to a provider; null when the brand or this process does not offer it. */
  clientOf(provider: string): Promise<Configuration> | null;
};

/** Facebook does not say where codes are exchanged; its manual does. */
const UNSAID_TOKEN_ENDPOINTS: Readonly<Record<string, string>> = {
  facebook: 'https://graph.facebook.com/oauth/access_token',
};

/** Asks each provider once how it wants to be spoken to; one that does not answer is asked again. */
export function createOutsideClients({
  site,
  providers,
}: Pick<LoginOptions, 'site' | 'providers'>): OutsideClients {
  const known = new Map<OutsideProvider, Promise<Configuration>>();

  const discover = async (provider: OutsideProvider): Promise<Configuration> => {
    const { issuer, clientId, clientSecret } = providers[provider] ?? nobody(provider);
    const server = new URL(issuer);
    // Real providers have TLS; only the stand-in of a machine or an office is written without.
    const execute = server.protocol === 'http:' ? [allowInsecureRequests] : [];
    const found = await discovery(server, clientId, clientSecret, undefined, { execute });
    const metadata: ServerMetadata = found.serverMetadata();
    const unsaid = UNSAID_TOKEN_ENDPOINTS[provider];
    if (metadata.token_endpoint !== undefined || unsaid === undefined) return found;
    const completed = Object.assign({}, metadata, { token_endpoint: unsaid });
    return new Configuration(completed, clientId, clientSecret);
  };

  return {
    clientOf(name) {
      const provider = site.brand.outsideLogins.find((offered) => offered === name);
      if (!provider || providers[provider] === null) return null;
      const asked = known.get(provider) ?? discover(provider);
      known.set(provider, asked);
      asked.catch(() => known.delete(provider));
      return asked;
    },
  };
}

function nobody(provider: string): never {
  throw new Error(`${provider} is not set up`);
}
