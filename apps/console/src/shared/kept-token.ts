const KEY = 'console.token';

/** Kept for as long as a tab of the console is open; another day signs in anew. */
export const keptToken = (): string | null => sessionStorage.getItem(KEY);

export const keepToken = (token: string) => sessionStorage.setItem(KEY, token);

export const forgetToken = () => sessionStorage.removeItem(KEY);

const CHANNEL = 'console.session';

/** Long enough for a tab that is busy, short enough that nobody waits for it. */
const PATIENCE_MS = 300;

/** A new tab is signed in if another one of this browser is: it asks, and answers those after it. */
export async function shareToken(): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  const tell = (message: unknown) => {
    // The tabs of a channel have one origin, so there is none to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(message);
  };
  if (keptToken() === null) {
    const token = await new Promise<string | null>((resolve) => {
      channel.addEventListener('message', ({ data }) => {
        const told = tokenIn(data);
        if (told !== null) resolve(told);
      });
      setTimeout(() => resolve(null), PATIENCE_MS);
      tell('who is signed in?');
    });
    if (token !== null) keepToken(token);
  }
  channel.addEventListener('message', ({ data }) => {
    const token = keptToken();
    if (typeof data === 'string' && token !== null) tell({ token });
  });
}

function tokenIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('token' in data)) return null;
  return typeof data.token === 'string' ? data.token : null;
}
