import { useT } from '@baize/i18n/react.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { arrowBack } from '@baize/ui/icons';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type LotterySearch, lotteryHref } from './lottery-search.ts';

type Props = {
  title: string;
  search: LotterySearch;
  pathname: string;
  /** In a lottery the way back leads to the lobby of its page, unless the address names another. */
  isInLottery?: boolean;
  children?: ReactNode;
};

/** Above the lotteries: the way back, where one is, and what else there is. */
export function LotteryBar({ title, search, pathname, isInLottery = false, children }: Props) {
  const t = useT();
  const { history } = useRouter();
  const navigate = useNavigate();
  const leave = () => {
    if (search.backUrl !== null) void navigate({ href: search.backUrl });
    else if (isInLottery) void navigate({ href: lobbyOf(pathname, search) });
    else if (history.canGoBack()) history.back();
    else void navigate({ to: '/' });
  };
  return (
    <header className="lot-bar">
      <IconButton icon={arrowBack} flip label={t('lottery.back')} onClick={leave} />
      <h1>{title}</h1>
      <div className="lot-bar-end">{children}</div>
    </header>
  );
}

const lobbyOf = (pathname: string, search: LotterySearch): string =>
  lotteryHref(pathname, search, { gameCode: null, tab: 'bet', drawId: null, ticketId: null });
