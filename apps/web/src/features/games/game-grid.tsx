import type { GameItem } from '@baize/contract/game';
import type { LaunchOptions } from '../../shared/launch/place-of-game.ts';
import { GameTile } from './game-tile.tsx';

type Props = {
  /** What these games are, for readers. */
  label: string;
  games: readonly GameItem[];
  launchOptions?: LaunchOptions;
  /** How many stand in the first view: their covers come first. */
  firstCount?: number;
};

/** Games side by side: six in a row, four and three where it is narrower. */
export function GameGrid({ label, games, launchOptions = {}, firstCount = 0 }: Props) {
  return (
    <ul className="tiles" aria-label={label}>
      {games.map((game, index) => (
        <li key={game.nodeId} data-game={game.nodeId}>
          <GameTile game={game} launchOptions={launchOptions} isFirst={index < firstCount} />
        </li>
      ))}
    </ul>
  );
}
