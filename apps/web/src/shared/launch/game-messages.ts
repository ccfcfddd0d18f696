/** What a game in its frame tells the page around it. */
export type GameMessage =
  | { readonly type: 'close' | 'balance' | 'heart' | 'trial' }
  /** Drawn; a game with a bar of its own needs none of ours above it. */
  | { readonly type: 'ready'; readonly hasBar: boolean }
  | { readonly type: 'error'; readonly code: string };

const TYPES = ['ready', 'close', 'balance', 'heart', 'trial', 'error'] as const;

type FrameMessage = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;
type Frame = { readonly origin: string; readonly window: MessageEventSource | null };

/** A message of the game in that frame and of that origin; null for everybody else's. */
export function readGameMessage(heard: FrameMessage, frame: Frame): GameMessage | null {
  if (heard.source === null || heard.source !== frame.window) return null;
  if (heard.origin !== frame.origin) return null;
  const { from, type, code, hasBar } = (heard.data ?? {}) as Readonly<Record<string, unknown>>;
  const known = TYPES.find((name) => name === type);
  if (from !== 'baize-game' || !known) return null;
  if (known === 'error') return { type: known, code: String(code) };
  return known === 'ready' ? { type: known, hasBar: hasBar === true } : { type: known };
}
