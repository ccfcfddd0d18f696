import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { type CommonRefusal, VendorRefusal } from '../refusal.ts';
import type { Wallet, WalletSession } from './wallet.ts';

export type Launch = {
  readonly launchToken: string;
  /** Made by the page, once: only the page that began a launch can ask for its answer again. */
  readonly requestId: string;
};

type Launching = { readonly wallet: Pick<Wallet, 'authenticate'>; readonly log: Logger };

const ATTEMPTS = 3;

/** Exchanges a launch token, once, for the session the wallet has opened for it. */
export async function openLaunch(
  { wallet, log }: Launching,
  { launchToken, requestId }: Launch,
): Promise<WalletSession> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const word = await wallet.authenticate(launchToken, requestId);
    if (word.kind === 'done') return word.value;
    if (word.kind === 'refused') {
      throw new VendorRefusal<CommonRefusal>('launch_refused', { reason: word.code });
    }
    log.warn({ why: word.why }, 'a launch was not answered');
  }
  throw new VendorRefusal<CommonRefusal>('wallet_away');
}

/** A session is known by the hash of its token: whoever reads the table cannot play. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
