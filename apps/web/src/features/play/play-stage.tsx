import { ApiError } from '@baize/client/api-error';
import type { GameItem } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { frameOrigin } from '../../shared/address/frame-address.ts';
import { type Favourites, GameFrame } from './game-frame.tsx';
import { LaunchProgress } from './launch-progress.tsx';
import { LaunchRefused } from './launch-refused.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { PlayBar } from './play-bar.tsx';
import './play.css';
import { RealityCheck } from './reality-check.tsx';
import { useKnownGame } from './use-known-game.ts';
import { type GameToLaunch, useLaunchedGame } from './use-launched-game.ts';
import { usePlayClock } from './use-play-clock.ts';

type Props = GameToLaunch & {
  /** Games side by side; null where the catalogue names none for this one. */
  renderOthers: (games: readonly GameItem[] | null) => ReactNode;
  renderHeart: (game: GameItem) => ReactNode;
  renderCover: (game: GameItem) => ReactNode;
  favourites: Favourites;
  onSupport: () => void;
};

/** One game, from the press to the table: launched, waited for, shown, or why not. */
export function PlayStage(props: Props) {
  const { nodeId, isTrial, renderOthers, renderHeart, renderCover, favourites, onSupport } = props;
  const t = useT();
  const stage = useRef<HTMLDivElement>(null);
  const [barOf, setBarOf] = useState<number | null>(null);
  const launched = useLaunchedGame({ nodeId, isTrial });
  const known = useKnownGame(nodeId);
  const game = launched.data?.game ?? known.data?.game ?? null;
  const origin = launched.data && frameOrigin(launched.data.gameUrl, location.origin);
  const unopened = launched.isOut ? SIGNED_OUT : launched.data && !origin ? UNREACHABLE : null;
  const refusal = launched.error ?? unopened;
  const isPlaying = !isTrial && launched.data !== undefined && !refusal;
  const { clock } = usePlayClock(isPlaying);
  const others = renderOthers(known.data?.recommended ?? null);
  // A game that brought a bar of its own stands alone, until it is launched anew.
  const isBarTheirs = !refusal && barOf === launched.attempt;
  return (
    <div className="play" ref={stage}>
      <div className="play-top">
        {isBarTheirs ? (
          <h1 className="sr">{game?.displayName}</h1>
        ) : (
          <PlayBar
            game={game}
            isTrial={isTrial}
            clock={clock}
            heart={game && renderHeart(game)}
            onFullScreen={origin ? () => void toggleFullScreen(stage.current) : undefined}
          />
        )}
        <LimitNotice isPlaying={isPlaying} />
      </div>
      {refusal ? (
        <LaunchRefused
          error={refusal}
          game={game}
          cover={game && renderCover(game)}
          others={others}
          onRetry={launched.again}
          onSupport={onSupport}
        />
      ) : launched.data && origin ? (
        <GameFrame
          key={launched.attempt}
          address={launched.data.gameUrl}
          origin={origin}
          game={launched.data.game}
          isTrial={isTrial}
          clock={clock}
          favourites={favourites}
          onReady={(hasBar) => setBarOf(hasBar ? launched.attempt : null)}
          onRetry={launched.again}
          others={others}
        />
      ) : (
        <LaunchProgress
          step={launched.isReady ? 'wallet' : 'session'}
          isTrial={isTrial}
          onRetry={launched.again}
          others={others}
        />
      )}
      {isPlaying && <RealityCheck />}
      <p className="sr">{t('play.keyboard')}</p>
    </div>
  );
}

const UNREACHABLE = new ApiError('game_unreachable');
const SIGNED_OUT = new ApiError('not_signed_in');

async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await element?.requestFullscreen().catch(() => {});
}
