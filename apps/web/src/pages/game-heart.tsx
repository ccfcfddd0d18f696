import type { GameItem } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { heart } from '@baize/ui/icons';
import { useFavourites } from '../features/games/use-favourites.ts';

/** Likes the game of a page, as its tile does. */
export function GameHeart({ game }: { game: GameItem }) {
  const t = useT();
  const { ids, toggle } = useFavourites();
  const isLiked = ids.has(game.nodeId);
  return (
    <IconButton
      icon={heart}
      label={t(isLiked ? 'play.unlike' : 'play.like')}
      aria-pressed={isLiked}
      className="play-heart"
      onClick={() => toggle(game)}
    />
  );
}
