import type { GameItem } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { Tile } from '@baize/ui/tile.tsx';
import { memo } from 'react';
import { CoverPicture } from './cover-picture.tsx';
import { GameClosed } from './game-closed.tsx';
import { GameFacts } from './game-facts.tsx';
import { nameOf } from './name-of.ts';

type Props = {
  game: GameItem;
  /** Where pictures come from. */
  base: string;
  /** One of those the first view is judged by. */
  isFirst: boolean;
  isFavourite: boolean;
  onPlay: (game: GameItem, isTrial: boolean) => void;
  onFavourite: (game: GameItem) => void;
  onHold: (game: GameItem) => void;
};

/** A game of a list: liked with its heart, started with Play now, tried without money. */
export const GameTile = memo(function GameTile({ game, base, isFirst, ...props }: Props) {
  const t = useT();
  const badge = useBadge(game);
  const { isFavourite, onPlay, onFavourite, onHold } = props;
  const trial = { text: t('lobby.trial'), onPress: () => onPlay(game, true) };
  return (
    <Tile
      name={nameOf(game)}
      by={game.vendorName}
      cover={<CoverPicture game={game} base={base} isFirst={isFirst} />}
      {...(badge ? { badge } : {})}
      isFavourite={isFavourite}
      onFavourite={() => onFavourite(game)}
      play={{ text: t('lobby.play'), onPress: () => onPlay(game, false) }}
      trial={game.hasTrial ? trial : undefined}
      facts={game.returns && <GameFacts game={game} isShort />}
      closed={game.state === 'open' ? null : <GameClosed state={game.state} until={game.until} />}
      isAway={game.state === 'maintenance'}
      onHold={() => onHold(game)}
    />
  );
});

/** At most one; a jackpot is worth more than being new. */
function useBadge({ gameClassify, isNew }: GameItem) {
  const t = useT();
  if (gameClassify === 'JP') return { text: t('lobby.jackpot'), tone: 'brand' } as const;
  return isNew ? { text: t('lobby.new') } : null;
}
