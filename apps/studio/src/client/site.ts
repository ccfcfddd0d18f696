/** What a game tells the site that shows it. */
export type ToSite =
  /** It is drawn; with a bar of its own the site needs none above it. */
  | { readonly type: 'ready'; readonly hasBar: boolean }
  /** The heart was pressed: what is liked is the site's to know. */
  | { readonly type: 'heart' }
  | { readonly type: 'balance'; readonly balance: string }
  | { readonly type: 'close' }
  /** The same game with play money. */
  | { readonly type: 'trial' }
  | { readonly type: 'error'; readonly code: string };

/** What the site may tell a game. */
type FromSite =
  /** The balance changed elsewhere. */
  | { readonly type: 'balance-changed' }
  /** Time and result of the whole session, whichever games it was spent in. */
  | { readonly type: 'play-clock'; readonly playedMs: number; readonly net: bigint }
  | { readonly type: 'heart'; readonly isLiked: boolean }
  /** A race that this game counts for, or null: none does. */
  | { readonly type: 'race'; readonly race: unknown };

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
    const { type, isLiked, playedMs, net, race } = (data ?? {}) as Readonly<
      Record<string, unknown>
    >;
    if (type === 'balance-changed') hear({ type });
    if (type === 'heart') hear({ type, isLiked: isLiked === true });
    if (type === 'race') hear({ type, race });
    if (type === 'play-clock' && typeof playedMs === 'number' && typeof net === 'string') {
      if (/^-?\d{1,18}$/.test(net)) hear({ type, playedMs, net: BigInt(net) });
    }
  });
}
