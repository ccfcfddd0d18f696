import type { GameItem } from '@baize/contract/game';
import type { PlayClockView } from '@baize/contract/play-clock';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { refresh } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import type { ReactNode } from 'react';
import { useLeaderboards } from '../../shared/boards/use-leaderboards.ts';
import { useLaunch } from '../../shared/launch/use-launch.ts';
import { LaunchProgress } from './launch-progress.tsx';
import { raceOf } from './race-of.ts';
import { useGameFrame } from './use-game-frame.ts';
import { useLeave } from './use-leave.ts';

type Props = {
  address: string;
  origin: string;
  game: GameItem;
  isTrial: boolean;
  clock: PlayClockView | null;
  favourites: Favourites;
  onReady: (hasBar: boolean) => void;
  onRetry: () => void;
  others: ReactNode;
};

/** What the member likes, for the heart in the bar. */
export type Favourites = {
  readonly ids: ReadonlySet<number>;
  readonly toggle: (game: GameItem) => void;
};

/** The origin is the game's own and never ours (`frameOrigin`), so that it cannot lift this itself. */
const SANDBOX = 'allow-scripts allow-same-origin';

/**
 * The game in its frame. It may run its scripts and reach its own server, and nothing of the page
 * around it: no forms, no windows, no top navigation.
 */
export function GameFrame(props: Props) {
  const { address, origin, game, isTrial, clock, favourites, onReady, onRetry, others } = props;
  const t = useT();
  const launch = useLaunch();
  const { data: boards } = useLeaderboards(!isTrial);
  const { frame, isReady, trouble } = useGameFrame({
    clock,
    race: isTrial || !boards ? null : raceOf(boards.boards, game),
    origin,
    isLiked: favourites.ids.has(game.nodeId),
    onClose: useLeave(),
    onHeart: () => favourites.toggle(game),
    onTrial: () => launch(game, { isTrial: true }),
    onReady,
  });
  return (
    <>
      {trouble === 'launch_refused' && (
        <div className="play-trouble" role="alert">
          <Note tone="warn">
            <p>{t('play.launch_over')}</p>
            <Button size="small" look="line" icon={refresh} onClick={onRetry}>
              {t('play.open_again')}
            </Button>
          </Note>
        </div>
      )}
      {!isReady && trouble === null && (
        <LaunchProgress step="game" isTrial={isTrial} onRetry={onRetry} others={others} />
      )}
      <iframe
        ref={frame}
        className="play-frame"
        data-ready={isReady}
        src={address}
        title={game.displayName}
        sandbox={SANDBOX}
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
      />
    </>
  );
}
