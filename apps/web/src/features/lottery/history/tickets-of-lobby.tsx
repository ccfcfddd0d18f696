import { useT } from '@baize/i18n/react.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useHouse, useWallet } from '../house/house.ts';
import type { LotteryAreaProps } from '../lottery-area.tsx';
import { LotteryBar } from '../lottery-bar.tsx';
import { lotteryHref } from '../lottery-search.ts';
import { TicketsView } from './tickets-view.tsx';

/** All tickets of the member, without a lottery being open: the hall of the page opens the wallet. */
export function TicketsOfLobby({ pathname, search }: LotteryAreaProps) {
  const t = useT();
  const session = useWallet(useHouse().hall);
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
