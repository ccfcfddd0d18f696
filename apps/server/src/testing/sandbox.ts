import { afterAll, beforeAll } from 'vitest';
import { type Sandbox, startSandbox } from '../../../sandbox/src/index.ts';
import type { Providers } from '../config/providers.ts';

/** The stand-ins for third parties, running for the tests of one file. */
export function useSandbox(): { readonly sandbox: Sandbox; readonly providers: Providers } {
  let running: Sandbox | null = null;
  beforeAll(async () => {
    running = await startSandbox({ port: 0 });
  });
  afterAll(() => running?.stop());

  const sandbox = () => {
    if (!running) throw new Error('the sandbox is there once the tests of the file run');
    return running;
  };
  return {
    get sandbox() {
      return sandbox();
    },
    get providers() {
      return providersOf(sandbox());
    },
  };
}

function providersOf({ url, smtpUrl }: Sandbox): Providers {
  const client = { clientId: 'sandbox', clientSecret: 'sandbox' };
  return {
    sms: { url: `${url}/sms`, key: 'sandbox' },
    mail: { url: smtpUrl, from: 'no-reply@example.com' },
    google: { issuer: `${url}/google`, ...client },
    facebook: { issuer: `${url}/facebook`, ...client },
    phoneCode: { url: `${url}/phone` },
    payment: {
      code: 'sandbox',
      url: `${url}/payments`,
      keyId: 'sandbox',
      secret: 'sandbox',
      noticeSecrets: ['sandbox'],
    },
  };
}
