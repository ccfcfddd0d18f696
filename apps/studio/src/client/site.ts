/** What a game tells the site that shows it. */
export type ToSite =
  /** It is drawn; with a bar of its own the site needs none above it. */
  | { readonly type: 'ready'; readonly hasBar: boolean }
  /** The heart was pressed: what is liked is the site's to know. */
  | { readonly type: 'heart' }
  | { readonly type: 'balance'; readonly balance: string }
  | { readonly type: 'close' }
  | { readonly type: 'error'; readonly code: string };

/** What the site may tell a game: that the balance changed elsewhere, whether the game is liked. */
type FromSite =
  | { readonly type: 'balance-changed' }
  | { readonly type: 'heart'; readonly isLiked: boolean };

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
    const { type, isLiked } = (data ?? {}) as { type?: unknown; isLiked?: unknown };
    if (type === 'balance-changed') hear({ type });
    if (type === 'heart') hear({ type, isLiked: isLiked === true });
  });
}
