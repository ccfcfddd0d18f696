import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readGameMessage } from '../../shared/launch/game-messages.ts';

const PATIENCE_MS = 15_000;

/** Whether the round in a frame is drawn. One that is silent for too long counts as away. */
export function useRecalledRound(origin: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'waiting' | 'drawn' | 'away'>('waiting');

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const window = frame.current?.contentWindow ?? null;
    const message = readGameMessage(event, { origin, window });
    // A trouble is told in the frame itself, in words.
    if (message?.type === 'ready' || message?.type === 'error') setState('drawn');
  });

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listen);
    const patience = setTimeout(
      () => setState((now) => (now === 'waiting' ? 'away' : now)),
      PATIENCE_MS,
    );
    return () => {
      removeEventListener('message', listen);
      clearTimeout(patience);
    };
  }, []);

  return { frame, state };
}
