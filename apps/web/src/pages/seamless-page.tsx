import type { GameItem } from '@baize/contract/game';
import { useRouterState } from '@tanstack/react-router';
import { GameCover } from '../features/games/game-cover.tsx';
import { useFavourites } from '../features/games/use-favourites.ts';
import { GameMissing } from '../features/play/game-missing.tsx';
import { nodeIdOf } from '../features/play/node-id-of.ts';
import { PlayStage } from '../features/play/play-stage.tsx';
import { useSupport } from '../features/support/support.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';
import { GameHeart } from './game-heart.tsx';
import { OtherGames } from './other-games.tsx';

/** A game in its frame: `?game={nodeId}`, with play money by `&trial=1`. */
export function SeamlessPage() {
  const search = useRouterState({
    select: ({ location }) => location.search as { game?: unknown; trial?: unknown },
  });
  const onSupport = useSupport();
  const favourites = useFavourites();
  const nodeId = nodeIdOf(search.game);
  const isTrial = search.trial === 1 || search.trial === '1';
  const renderOthers = (games: readonly GameItem[] | null) => <OtherGames games={games} />;
  return (
    <AreaTexts areas={textsAt('/seamless')}>
      {nodeId === null ? (
        <GameMissing others={renderOthers(null)} />
      ) : (
        <PlayStage
          key={`${nodeId} ${isTrial}`}
          nodeId={nodeId}
          isTrial={isTrial}
          renderOthers={renderOthers}
          renderHeart={(game) => <GameHeart game={game} />}
          renderCover={(game) => <GameCover game={game} isFirst />}
          favourites={favourites}
          onSupport={onSupport}
        />
      )}
    </AreaTexts>
  );
}
