import { useT } from '@baize/i18n/react.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { arrowBack } from '@baize/ui/icons';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useHouse } from './house/house.ts';
import { type LotterySearch, lobbyHref } from './lottery-search.ts';

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
  const navigate = useNavigate();
  const leave = useHouse().leaveTo(search.backUrl);
  const toLobby = () => void navigate({ href: lobbyHref(pathname, search) });
  const back = isInLottery && search.backUrl === null ? toLobby : leave;
  return (
    <header className="lot-bar">
      {back && <IconButton icon={arrowBack} flip label={t('lottery.back')} onClick={back} />}
      <h1>{title}</h1>
      <div className="lot-bar-end">{children}</div>
    </header>
  );
}
