import type { GameItem } from '@baize/contract/game';
import { Button } from '@baize/ui/button.tsx';
import { Sheet } from '@baize/ui/sheet.tsx';
import { GameCover } from './game-cover.tsx';
import './game-sheet.css';
import { nameOf } from './name-of.ts';

type Action = { text: string; onPress: () => void };

type Props = {
  game: GameItem;
  /** Playing first; a trial where there is one. */
  actions: readonly [Action, Action | undefined];
  onClose: () => void;
};

/** What a pointer finds by hovering over a tile: for fingers, after a long press. */
export function GameSheet({ game, actions: [play, trial], onClose }: Props) {
  return (
    <Sheet isOpen onClose={onClose} title={<bdi>{nameOf(game)}</bdi>}>
      <div className="game-sheet">
        <GameCover game={game} sizes="96px" />
        <div>
          <p className="muted">
            <bdi>{game.vendorName}</bdi>
          </p>
          <Button look="brand" isFull onClick={play.onPress}>
            {play.text}
          </Button>
          {trial && (
            <Button look="line" isFull onClick={trial.onPress}>
              {trial.text}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
