/**
 * What is a third party in production: a gateway for SMS, a mail server, sign-in with Google and
 * Facebook, telephone codes, a payment provider, vendors that keep wallets, an authenticator app. It
 * knows nothing of the platform; whoever has its address may use it. What was sent is shown on its
 * page, and to programs at `/messages`.
 *
 * Always true here: nothing leaves the machine. A message comes once however often it is handed
 * in under one id; a code of a sign-in is good once, for a minute, for the one who began it; an order
 * to pay is taken once under its id, and what became of it is told until it was heard.
 */
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { systemClock } from './clock.ts';
import { readForms } from './forms.ts';
import { createInbox, type Inbox } from './inbox/inbox.ts';
import { startMailServer } from './inbox/mail-server.ts';
import type { Message } from './inbox/message.ts';
import { registerInbox } from './inbox/routes.ts';
import { DEFAULTS, type SandboxOptions } from './options.ts';
import { registerPages } from './pages/routes.ts';
import { registerPayments } from './payments/routes.ts';
import { registerPhoneCodes } from './phone-code/routes.ts';
import { registerSignIn } from './sign-in/routes.ts';
import { openStore } from './store.ts';
import { createSigner } from './tokens.ts';
import { registerVendorWallets } from './vendor-wallet/routes.ts';

export type { Message } from './inbox/message.ts';
export type { SandboxOptions } from './options.ts';

export type Sandbox = {
  readonly url: string;
  readonly smtpUrl: string;
  /** Newest first; all, or those to one number or address. */
  messages(to?: string): readonly Message[];
  /** From now on whoever takes payments is told here what became of them. */
  tellPaymentsAt(url: string): void;
  stop(): Promise<void>;
};

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const clock = options.clock ?? systemClock;
  const store = await openStore(options.dataFile ?? null);
  const inbox = createInbox(store, clock);
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 });
  // Known once it listens; until then nobody can ask.
  const at = { url: options.publicUrl ?? '', smtpUrl: '' };
  const told = { url: options.noticeUrl ?? null };
  await registerServices(app, { options, inbox, store, clock, at, told });
  // The inbox holds everybody's codes: it is for this machine alone, whatever is set.
  await app.listen({ port: options.port, host: 'localhost' });
  at.url ||= `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const mail = await startMailServer(inbox, options.smtpPort ?? 0).catch(async (error) => {
    await app.close();
    throw error;
  });
  at.smtpUrl = mail.url;
  return {
    ...at,
    messages: (to) => inbox.list(to),
    tellPaymentsAt: (url) => {
      told.url = url;
    },
    stop: async () => {
      await Promise.all([app.close(), mail.stop()]);
      await store.close();
    },
  };
}

type Services = {
  readonly options: SandboxOptions;
  readonly inbox: Inbox;
  readonly store: Awaited<ReturnType<typeof openStore>>;
  readonly clock: NonNullable<SandboxOptions['clock']>;
  readonly at: Pick<Sandbox, 'url' | 'smtpUrl'>;
  readonly told: { readonly url: string | null };
};

async function registerServices(app: FastifyInstance, services: Services): Promise<void> {
  const { options, inbox, store, clock, at, told } = services;
  const here = () => at.url;
  const signer = await createSigner(store, clock);
  readForms(app);
  registerPages(app, { here, smtp: () => at.smtpUrl });
  registerInbox(app, inbox, options.smsKey ?? DEFAULTS.smsKey);
  registerSignIn(app, {
    store,
    clock,
    signer,
    here,
    client: {
      id: options.clientId ?? DEFAULTS.clientId,
      secret: options.clientSecret ?? DEFAULTS.clientSecret,
      origins: options.redirectOrigins ?? [],
    },
  });
  const project = options.project ?? DEFAULTS.project;
  registerPhoneCodes(app, { inbox, clock, signer, here, project });
  const walletKeys = options.walletKeys ?? DEFAULTS.walletKeys;
  await registerVendorWallets(app, { store, clock, keys: walletKeys });
  await registerPayments(app, {
    store,
    clock,
    here,
    keys: options.paymentKeys ?? DEFAULTS.paymentKeys,
    noticeSecret: options.noticeSecret ?? DEFAULTS.noticeSecret,
    noticeUrl: () => told.url,
    payoutDelayMs: options.payoutDelayMs ?? DEFAULTS.payoutDelayMs,
  });
}
