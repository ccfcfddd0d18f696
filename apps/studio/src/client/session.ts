import type { WireSession } from '../wire.ts';
import type { Address } from './address.ts';
import { type Call, CallError, createCall } from './api.ts';
import { chooseFirstSeed } from './first-seed.ts';
import type { TableSession } from './table.ts';

export type Opened = {
  readonly call: Call;
  /** Whoever holds it is the player: a socket says it once. */
  readonly token: string;
  readonly session: TableSession;
};

const KEPT = 'session';

/**
 * Opens the session this page was launched for. A page that is loaded again has no launch token left
 * and goes on with the session it had; a frame that may keep nothing is launched anew by its site.
 */
export async function openSession(address: Address): Promise<Opened> {
  const { game, isTrial, launchToken, requestId } = address;
  const kept = launchToken === null ? await resume(address) : null;
  if (kept) return kept;
  if (launchToken === null && !isTrial) throw new CallError('launch_refused');
  const asked = isTrial ? { mode: 'trial', game } : { mode: 'money', game, launchToken, requestId };
  const opened = await createCall(null)<{ token: string; session: WireSession }>('sessions', asked);
  keepToken(address, opened.token);
  const call = createCall(opened.token);
  return { call, token: opened.token, session: await chooseFirstSeed(call, opened.session) };
}

async function resume(address: Address): Promise<Opened | null> {
  const token = keptToken(address);
  if (token === null) return null;
  const call = createCall(token);
  try {
    const session = await chooseFirstSeed(call, await call<WireSession>('session'));
    return { call, token, session };
  } catch (error) {
    if (error instanceof CallError && error.code === 'session_unknown') return null;
    throw error;
  }
}

const nameOf = ({ game, isTrial }: Address): string => `${KEPT} ${game} ${isTrial}`;

function keptToken(address: Address): string | null {
  try {
    return sessionStorage.getItem(nameOf(address));
  } catch {
    return null;
  }
}

function keepToken(address: Address, token: string): void {
  try {
    sessionStorage.setItem(nameOf(address), token);
  } catch {
    // A browser that lends no storage to frames: the site launches the game again.
  }
}
