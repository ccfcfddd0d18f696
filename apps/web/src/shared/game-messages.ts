/** What a game in its frame tells the page around it. */
export type GameMessage =
  | { readonly type: 'ready' | 'close' | 'balance' }
  | { readonly type: 'error'; readonly code: string };

const TYPES = ['ready', 'close', 'balance', 'error'] as const;

type Heard = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;
type Frame = { readonly origin: string; readonly window: MessageEventSource | null };

/** A message of the game in that frame and of that origin; null for everybody else's. */
export function readGameMessage(heard: Heard, frame: Frame): GameMessage | null {
  if (heard.source === null || heard.source !== frame.window) return null;
  if (heard.origin !== frame.origin) return null;
  const { from, type, code } = (heard.data ?? {}) as Readonly<Record<string, unknown>>;
  const known = TYPES.find((name) => name === type);
  if (from !== 'baize-game' || !known) return null;
  return known === 'error' ? { type: known, code: String(code) } : { type: known };
}
