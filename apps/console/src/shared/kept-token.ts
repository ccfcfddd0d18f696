const KEY = 'console.token';

/** Kept for as long as a tab of the console is open; another day signs in anew. */
export const keptToken = (): string | null => sessionStorage.getItem(KEY);

export const keepToken = (token: string) => sessionStorage.setItem(KEY, token);

export const forgetToken = () => sessionStorage.removeItem(KEY);

const CHANNEL = 'console.session';

/** Long enough for a tab that is busy, short enough that nobody waits for it. */
const PATIENCE_MS = 300;

/** A new tab is signed in if another one of this browser is; it asks that one, and answers later ones. */
export async function shareToken(): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  if (keptToken() === null) {
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, PATIENCE_MS);
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data !== 'object' || data === null || !('token' in data)) return;
        if (typeof data.token !== 'string') return;
        keepToken(data.token);
        clearTimeout(late);
        resolve();
      };
      channel.postMessage('who is signed in?');
    });
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const token = keptToken();
    if (typeof data === 'string' && token !== null) channel.postMessage({ token });
  };
}
