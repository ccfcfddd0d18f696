import type { AddressInfo } from 'node:net';
import { minor } from '@baize/std/money';
import { later, MINUTE_MS } from '@baize/std/time';
import { afterAll, beforeAll } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../../sandbox/src/index.ts';
import { createHttp } from '../base/kernel/index.ts';
import {
  createHttpProvider,
  type DepositAsk,
  type Hear,
  type HttpProviderOptions,
  type PaymentProviders,
  type PayoutAsk,
  registerPaymentDoor,
} from '../cashier/payments/index.ts';
import type { TestWorld } from './world.ts';

type Place = { readonly world: TestWorld };

/** The sandbox by the clock of the test's world, for the tests of one file. */
export function usePaymentSandbox(t: Place, options: Partial<SandboxOptions> = {}) {
  let running: Sandbox | null = null;
  beforeAll(async () => {
    const clock = { now: () => t.world.clock.now().getTime() };
    running = await startSandbox({ port: 0, payoutDelayMs: 0, ...options, clock });
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
    /** The adapter that speaks to it; a test changes the part it is about. */
    providerWith: (changes: Partial<HttpProviderOptions> = {}) =>
      createHttpProvider(t.world, {
        code: 'sandbox',
        url: `${sandbox().url}/payments`,
        keyId: 'sandbox',
        secret: 'sandbox',
        noticeSecrets: ['sandbox'],
        zone: 'Asia/Bangkok',
        ...changes,
      }),
    /** What a person does on one of its pages. */
    press: (place: string, form: Readonly<Record<string, string>>) =>
      fetch(`${sandbox().url}${place}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      }),
    outage: (minutes: number, how: 'refuse' | 'silence' = 'refuse') =>
      fetch(`${sandbox().url}/payments/outage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ minutes, how }),
      }),
  };
}

/** The door of providers on a port of its own. */
export async function openPaymentDoor(world: TestWorld, providers: PaymentProviders, hear: Hear) {
  const app = createHttp();
  await registerPaymentDoor(app, world, { providers, hear });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/payments/notice/sandbox`,
    close: () => app.close(),
  };
}

export const depositAsk = (world: TestWorld, changes: Partial<DepositAsk> = {}): DepositAsk => ({
  orderId: world.newId('dep'),
  reference: 'DP-261115-8F2Q71',
  kind: 'qr',
  method: 'promptpay',
  amount: minor(10_000n),
  currency: 'THB',
  expiresAt: later(world.clock.now(), 15 * MINUTE_MS),
  returnUrl: 'http://localhost:8080/deposit',
  language: 'TH',
  ...changes,
});

export const payoutAsk = (world: TestWorld, changes: Partial<PayoutAsk> = {}): PayoutAsk => ({
  orderId: world.newId('wdr'),
  reference: 'WD-261115-8F2Q71',
  amount: minor(50_000n),
  currency: 'THB',
  bankCode: '014',
  bankName: 'Lantern Bank',
  accountNumber: '1234567890',
  accountName: 'Ploy Srisai',
  ...changes,
});
