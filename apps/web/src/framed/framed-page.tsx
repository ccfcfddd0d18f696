import { useT } from '@baize/i18n/react.tsx';
import { useRouterState } from '@tanstack/react-router';
import { LotteryArea } from '../features/lottery/lottery-area.tsx';
import { lotteryPlace } from '../features/lottery/lottery-places.ts';
import { readLotterySearch } from '../features/lottery/lottery-search.ts';
import { FramedHouse } from './framed-house.tsx';
import { allowedBack, readPlatforms } from './opening.ts';
import type { FramedSession } from './session.ts';

/** The lotteries at an address of the book. */
export function FramedPage({ session }: { session: FramedSession }) {
  const { pathname, search } = useRouterState({ select: ({ location }) => location });
  const read = readLotterySearch(search, (asked) => allowedBack(asked, readPlatforms()));
  const t = useT();
  return (
    <main className="framed" aria-label={t('lottery.title')}>
      <FramedHouse session={session} place={lotteryPlace(pathname, read.lottoArea)}>
        <LotteryArea pathname={pathname} search={read} renderHeart={() => null} />
      </FramedHouse>
    </main>
  );
}
