import type { Output } from '@baize/contract/endpoint';
import type { GameItem } from '@baize/contract/game';
import type { listRecentGames } from '@baize/contract/lobby';
import { useFormats } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import type { ReactNode } from 'react';
import { useLaunch } from '../../shared/launch/use-launch.ts';
import { now } from '../../shared/timing/clock.ts';
import './again-cards.css';

type Recent = Output<typeof listRecentGames>[number];

type Props = {
  games: readonly Recent[];
  /** How the cover of a game is drawn. */
  cover: (game: GameItem) => ReactNode;
};

/** The games played last: one press and one is back in. */
export function AgainCards({ games, cover }: Props) {
  const launch = useLaunch();
  const formats = useFormats();
  return (
    <ul className="again">
      {games.map((game) => (
        <li key={game.nodeId}>
          <button type="button" className="again-card" onClick={() => launch(game)}>
            <span className="again-cover">{cover(game)}</span>
            <span className="again-words">
              <b>
                <bdi>{game.displayName}</bdi>
              </b>
              <time dateTime={game.launchedAt}>
                {formats.relative(instant(new Date(game.launchedAt)), now())}
              </time>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
