import type { GameItem } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { useRouterState } from '@tanstack/react-router';
import { GameCover } from '../features/games/game-cover.tsx';
import { GameGrid } from '../features/games/game-grid.tsx';
import { lotteryPlace } from '../features/play/lottery-places.ts';
import { LotteryStage } from '../features/play/lottery-stage.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';
import { GameHeart } from './game-heart.tsx';
import { OtherGames } from './other-games.tsx';

/** One page for all lotteries, under the address of each vendor: `?gameCode=`. */
export function LotteryPage() {
  const { pathname, search } = useRouterState({ select: ({ location }) => location });
  const { gameCode } = search as { gameCode?: string | number };
  return (
    <AreaTexts areas={textsAt('/lottery')}>
      <LotteryStage
        place={lotteryPlace(pathname)}
        gameCode={gameCode === undefined ? null : String(gameCode)}
        renderOthers={(games) => <OtherGames games={games} />}
        renderGames={(games) => <Lotteries games={games} />}
        renderHeart={(game) => <GameHeart game={game} />}
        renderCover={(game) => <GameCover game={game} isFirst />}
      />
    </AreaTexts>
  );
}

function Lotteries({ games }: { games: readonly GameItem[] }) {
  const t = useT();
  if (games.length === 0) return <OtherGames games={null} />;
  return <GameGrid label={t('play.lotteries')} games={games} />;
}
