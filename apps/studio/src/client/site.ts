/** What a game tells the site that shows it. */
export type ToSite =
  | { readonly type: 'ready' }
  | { readonly type: 'balance'; readonly balance: string }
  | { readonly type: 'close' }
  | { readonly type: 'error'; readonly code: string };

/** What the site may tell a game: that the balance changed elsewhere. */
type FromSite = { readonly type: 'balance-changed' };

const NAME = 'baize-game';

/** The sites that this studio is shown by, as its server wrote them into the page. */
const sites = (): readonly string[] =>
  (document.querySelector<HTMLMetaElement>('meta[name="sites"]')?.content ?? '')
    .split(' ')
    .filter(Boolean);

export const isFramed = (): boolean => window.parent !== window;

/** Speaks to the page around us, and to it alone: a message for another origin is never delivered. */
export function tellSite(message: ToSite): void {
  if (!isFramed()) return;
  for (const origin of sites()) window.parent.postMessage({ from: NAME, ...message }, origin);
}

/** Listens to the page around us, if it is one of the sites. */
export function listenToSite(hear: (message: FromSite) => void): void {
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !sites().includes(origin)) return;
    const { type } = (data ?? {}) as Partial<FromSite>;
    if (type === 'balance-changed') hear({ type });
  });
}
