import { keptToken } from './kept.ts';

/** Held by every tab that shows the agent center: without one there is nobody to ask. */
const LOCK = 'agent center';
const CHANNEL = 'agent center login';
/** A tab in the background may be slow to answer. */
const ANSWER_MS = 3_000;

/** Lets other tabs of this browser open the agent center with the login of this one, until ended. */
export function shareLogin(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  channel.addEventListener('message', ({ data }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    if (data === 'asked') channel.postMessage({ token: keptToken() });
  });
  void navigator.locks?.request(LOCK, { mode: 'shared' }, () => isOver);
  return () => {
    channel.close();
    end();
  };
}

/** The login of another tab that shows the agent center; null without one. */
export async function askForLogin(): Promise<string | null> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  if (!held.some(({ name }) => name === LOCK)) return null;
  const channel = new BroadcastChannel(CHANNEL);
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const timer = setTimeout(() => resolve(null), ANSWER_MS);
  channel.addEventListener('message', ({ data }) => {
    const token: unknown = (data as { token?: unknown } | null)?.token;
    if (typeof token === 'string') resolve(token);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage('asked');
  const token = await promise;
  clearTimeout(timer);
  channel.close();
  return token;
}
