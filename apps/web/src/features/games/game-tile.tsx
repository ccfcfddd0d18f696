import type { GameItem } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { Tile } from '@baize/ui/tile.tsx';
import { useState } from 'react';
import type { LaunchOptions } from '../../shared/launch/place-of-game.ts';
import { useLaunch } from '../../shared/launch/use-launch.ts';
import { usePart } from '../../shared/use-part.ts';
import { GameClosed } from './game-closed.tsx';
import { GameCover } from './game-cover.tsx';
import { nameOf } from './name-of.ts';
import { useFavourites } from './use-favourites.ts';

const loadSheet = () => import('./game-sheet.tsx').then(({ GameSheet }) => GameSheet);

type Props = {
  game: GameItem;
  launchOptions?: LaunchOptions;
  /** One of those the first view is judged by. */
  isFirst?: boolean;
};

/** A game of a list: liked with its heart, started with Play now, tried without money. */
export function GameTile({ game, launchOptions, isFirst = false }: Props) {
  const t = useT();
  const launch = useLaunch();
  const { ids, toggle } = useFavourites();
  const badge = useBadge(game);
  const { Part: GameSheet, bring } = usePart(loadSheet);
  const [isHeld, setHeld] = useState(false);
  const hold = () => {
    setHeld(true);
    bring();
  };
  const play = { text: t('lobby.play'), onPress: () => launch(game, launchOptions) };
  const trial = game.hasTrial
    ? {
        text: t('lobby.trial'),
        onPress: () => launch(game, { ...launchOptions, isTrial: true }),
      }
    : undefined;
  return (
    <>
      <Tile
        name={nameOf(game)}
        by={game.vendorName}
        cover={<GameCover game={game} isFirst={isFirst} />}
        {...(badge ? { badge } : {})}
        isFavourite={ids.has(game.nodeId)}
        onFavourite={() => toggle(game)}
        play={play}
        trial={trial}
        closed={game.state === 'open' ? null : <GameClosed state={game.state} until={game.until} />}
        isAway={game.state === 'maintenance'}
        onHold={hold}
      />
      {isHeld && GameSheet && (
        <GameSheet game={game} actions={[play, trial]} onClose={() => setHeld(false)} />
      )}
    </>
  );
}

/** At most one; a jackpot is worth more than being new. */
function useBadge({ gameClassify, isNew }: GameItem) {
  const t = useT();
  if (gameClassify === 'JP') return { text: t('lobby.jackpot'), tone: 'brand' } as const;
  return isNew ? { text: t('lobby.new') } : null;
}
