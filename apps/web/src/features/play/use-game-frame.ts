import type { Leaderboard } from '@baize/contract/mission';
import type { PlayClockView } from '@baize/contract/play-clock';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readGameMessage } from '../../shared/launch/game-messages.ts';
import { useBalance } from '../../shared/session/public-state.ts';
import { useMemberKey } from '../../shared/session/session.ts';
import { raceMessage } from './race-of.ts';
import { netOf, playedMsOf } from './use-play-clock.ts';

type Options = {
  /** The clock of the session so far; null in free play. */
  readonly clock: PlayClockView | null;
  /** The race that the game counts for; null where none runs. */
  readonly race: Leaderboard | null;
  readonly origin: string;
  readonly isLiked: boolean;
  readonly onClose: () => void;
  readonly onHeart: () => void;
  /** The player would rather play this game with play money. */
  readonly onTrial: () => void;
  /** Drawn, and whether it brought a bar of its own. */
  readonly onReady: (hasBar: boolean) => void;
};

/** Listens to the game in a frame, and tells it of balance, heart, time at play and race. */
export function useGameFrame(options: Options) {
  const { clock, race, origin, isLiked, onClose, onHeart, onTrial, onReady } = options;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const queries = useQueryClient();
  const balanceKey = useMemberKey('balance');
  const { data: wallet } = useBalance();

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = readGameMessage(event, {
      origin,
      window: frame.current?.contentWindow ?? null,
    });
    if (message?.type === 'ready') {
      setReady(true);
      setTrouble(null);
      onReady(message.hasBar);
    }
    if (message?.type === 'heart') onHeart();
    if (message?.type === 'error') setTrouble(message.code);
    if (message?.type === 'close') onClose();
    if (message?.type === 'trial') onTrial();
    if (message?.type === 'balance') void queries.invalidateQueries({ queryKey: balanceKey });
  });

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  const balance = wallet?.balance;
  useEffect(() => {
    if (balance === undefined || !isReady) return;
    frame.current?.contentWindow?.postMessage({ type: 'balance-changed' }, origin);
  }, [balance, isReady, origin]);

  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage({ type: 'heart', isLiked }, origin);
  }, [isLiked, isReady, origin]);

  useEffect(() => {
    if (!clock || !isReady) return;
    const told = { type: 'play-clock', playedMs: playedMsOf(clock), net: netOf(clock).toString() };
    frame.current?.contentWindow?.postMessage(told, origin);
  }, [clock, isReady, origin]);

  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage(raceMessage(race), origin);
  }, [race, isReady, origin]);

  return { frame, isReady, trouble };
}
