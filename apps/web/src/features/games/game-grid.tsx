import type { GameItem } from '@baize/contract/game';
import { memo, useState } from 'react';
import { useLaunch } from '../../shared/launch/use-launch.ts';
import { useImageBase } from '../../shared/loading/image-base.ts';
import { usePart } from '../../shared/loading/use-part.ts';
import { useSteady } from '../../shared/timing/use-steady.ts';
import { GameTile } from './game-tile.tsx';
import { useFavourites } from './use-favourites.ts';

const loadSheet = () => import('./game-sheet.tsx').then(({ GameSheet }) => GameSheet);

type Props = {
  /** What these games are, for readers. */
  label: string;
  games: readonly GameItem[];
  /** How many stand in the first view: their covers come first. */
  firstCount?: number;
};

/**
 * Games side by side: six in a row, four and three where it is narrower. All that tiles need to
 * know is asked for once, here, and a tile is drawn anew only when it looks otherwise: a press on
 * one of two dozen must not wait for the others.
 */
export const GameGrid = memo(function GameGrid({ label, games, firstCount = 0 }: Props) {
  const launch = useLaunch();
  const base = useImageBase();
  const { ids, toggle } = useFavourites();
  const { Part: GameSheet, bring } = usePart(loadSheet);
  const [held, setHeld] = useState<GameItem | null>(null);
  const play = useSteady((game: GameItem, isTrial: boolean) => launch(game, { isTrial }));
  const like = useSteady(toggle);
  const hold = useSteady((game: GameItem) => {
    setHeld(game);
    bring();
  });
  return (
    <>
      <ul className="tiles" aria-label={label}>
        {games.map((game, index) => (
          <li key={game.nodeId} data-game={game.nodeId}>
            <GameTile
              game={game}
              base={base}
              isFirst={index < firstCount}
              isFavourite={ids.has(game.nodeId)}
              onPlay={play}
              onFavourite={like}
              onHold={hold}
            />
          </li>
        ))}
      </ul>
      {held && GameSheet && <GameSheet game={held} onPlay={play} onClose={() => setHeld(null)} />}
    </>
  );
});
