import type { GameItem } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Sheet } from '@baize/ui/sheet.tsx';
import { GameCover } from './game-cover.tsx';
import { GameFacts } from './game-facts.tsx';
import './game-sheet.css';
import { nameOf } from './name-of.ts';

type Props = {
  game: GameItem;
  onPlay: (game: GameItem, isTrial: boolean) => void;
  onClose: () => void;
};

/** What a pointer finds by hovering over a tile: for fingers, after a long press. */
export function GameSheet({ game, onPlay, onClose }: Props) {
  const t = useT();
  return (
    <Sheet isOpen onClose={onClose} title={<bdi>{nameOf(game)}</bdi>}>
      <div className="game-sheet">
        <GameCover game={game} sizes="96px" />
        <div>
          <p className="muted">
            <bdi>{game.vendorName}</bdi>
          </p>
          {game.returns && (
            <p className="game-sheet-facts">
              <GameFacts game={game} />
            </p>
          )}
          <Button look="brand" isFull onClick={() => onPlay(game, false)}>
            {t('lobby.play')}
          </Button>
          {game.hasTrial && (
            <Button look="line" isFull onClick={() => onPlay(game, true)}>
              {t('lobby.trial')}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
