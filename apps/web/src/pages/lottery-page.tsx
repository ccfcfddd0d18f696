import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { useRouterState } from '@tanstack/react-router';
import { LotteryArea } from '../features/lottery/lottery-area.tsx';
import { lotteryPlace } from '../features/lottery/lottery-places.ts';
import { readLotterySearch } from '../features/lottery/lottery-search.ts';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';
import { GameHeart } from './game-heart.tsx';

/** One page for all lotteries, under the address of each vendor: `?gameCode=`. */
export function LotteryPage() {
  const { pathname, search } = useRouterState({ select: ({ location }) => location });
  return (
    <AreaTexts areas={textsAt('/lottery')} waiting={<LoadingCover />}>
      <LotteryArea
        pathname={pathname}
        place={lotteryPlace(pathname)}
        search={readLotterySearch(search, window.location.origin)}
        renderHeart={(game) => <GameHeart game={game} />}
      />
    </AreaTexts>
  );
}
