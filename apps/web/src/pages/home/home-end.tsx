import type { GameItem } from '@baize/contract/game';
import { BannerPicture } from '../../features/banners/banner-picture.tsx';
import { GameCover } from '../../features/games/game-cover.tsx';
import { useVendors } from '../../features/games/use-vendors.ts';
import { SportsEntrance } from '../../features/home/sports-entrance.tsx';
import { vendorsOf } from '../../features/home/vendors-of.ts';
import { TrustCards } from '../../features/trust/trust-cards.tsx';
import { WinnerBoard } from '../../features/winners/winner-board.tsx';

const coverOf = (game: GameItem) => <GameCover game={game} sizes="36px" />;

/** The way into sports beside who won today, and what can be counted on. */
export function HomeEnd() {
  const { data = [] } = useVendors();
  const [sports] = vendorsOf(data, 'SPORTS');
  return (
    <>
      <div className="home-duo">
        {sports && (
          <SportsEntrance
            sports={sports}
            art={<BannerPicture url="/images/banner/stadium" isFirst={false} />}
          />
        )}
        <WinnerBoard cover={coverOf} />
      </div>
      <TrustCards />
    </>
  );
}
