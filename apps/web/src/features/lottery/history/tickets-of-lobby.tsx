import { useT } from '@baize/i18n/react.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useBookSession } from '../../../shared/book/use-book-session.ts';
import { useHall } from '../lobby/use-hall.ts';
import type { LotteryAreaProps } from '../lottery-area.tsx';
import { LotteryBar } from '../lottery-bar.tsx';
import { lotteryHref } from '../lottery-search.ts';
import { TicketsView } from './tickets-view.tsx';

/** All tickets of the member, without a lottery being open: the hall of the page opens the wallet. */
export function TicketsOfLobby({ pathname, place, search }: LotteryAreaProps) {
  const t = useT();
  const session = useBookSession(useHall(place));
  return (
    <div className="lottery">
      <LotteryBar
        title={t('lottery.my_tickets')}
        search={{ ...search, gameCode: null }}
        pathname={pathname}
        isInLottery
      />
      {session.error && <Note tone="warn">{t('lottery.launch_failed')}</Note>}
      <TicketsView
        access={session.access}
        search={search}
        hrefOf={(changes) => lotteryHref(pathname, search, changes)}
      />
    </div>
  );
}
