import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { useRouterState } from '@tanstack/react-router';
import { SiteHouse } from '../features/lottery/house/site-house.tsx';
import { useLotteries } from '../features/lottery/house/use-lotteries.ts';
import { LotteryArea } from '../features/lottery/lottery-area.tsx';
import { type LotteryPlace, lotteryPlace } from '../features/lottery/lottery-places.ts';
import { backPath, readLotterySearch } from '../features/lottery/lottery-search.ts';
import { RealityCheck } from '../features/play/reality-check.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';
import { GameHeart } from './game-heart.tsx';

/** One page for all lotteries, under the address of each vendor: `?gameCode=`. */
export function LotteryPage() {
  const { pathname, search } = useRouterState({ select: ({ location }) => location });
  const read = readLotterySearch(search, (asked) => backPath(asked, window.location.origin));
  const place = lotteryPlace(pathname, read.lottoArea);
  return (
    <AreaTexts areas={textsAt('/lottery')} waiting={<LoadingCover />}>
      <SiteHouse place={place} needsHall={read.tab === 'tickets'}>
        <LotteryArea
          pathname={pathname}
          search={read}
          renderHeart={(gameCode) => <LotteryHeart place={place} gameCode={gameCode} />}
        />
      </SiteHouse>
      <RealityCheck />
    </AreaTexts>
  );
}

function LotteryHeart({ place, gameCode }: { place: LotteryPlace; gameCode: string }) {
  const game = useLotteries(place).data?.find((known) => known.gameCode === gameCode);
  return game ? <GameHeart game={game} /> : null;
}
