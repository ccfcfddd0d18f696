import { useLanguage } from '@baize/i18n/react.tsx';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { openBookSession, useBookUrl } from '../../../shared/book/use-book-session.ts';
import { useBrand } from '../../../shared/loading/start.tsx';
import { useBalance } from '../../../shared/session/public-state.ts';
import { memberKey, useSession } from '../../../shared/session/session.ts';
import type { LotteryPlace } from '../lottery-places.ts';
import { type House, HouseContext } from './house.ts';
import { useHall } from './use-hall.ts';
import { useLotteries } from './use-lotteries.ts';

type Props = {
  place: LotteryPlace;
  /** All tickets of the member are shown, without a lottery: the hall of the page opens the wallet. */
  needsHall: boolean;
  children: ReactNode;
};

/** The lottery pages as a part of our own site: its catalogue, its wallet, its way back. */
export function SiteHouse({ place, needsHall, children }: Props) {
  const bookUrl = useBookUrl();
  const { code: language } = useLanguage();
  const { state, pending, isLoading } = useSession();
  const isMember = !isLoading && state === 'member' && pending === null;
  const house: House = {
    bookUrl,
    prizeModes: useBrand().prizeModes,
    lotteries: useLotteries(place),
    hall: useHall(place, needsHall),
    openSession: isMember ? (nodeId) => openBookSession(bookUrl, { nodeId, language }) : null,
    onSessionLost: null,
    balance: useBalance().data?.balance ?? null,
    memberKey,
    leaveTo: useLeaving(),
  };
  return <HouseContext value={house}>{children}</HouseContext>;
}

function useLeaving(): House['leaveTo'] {
  const { history } = useRouter();
  const navigate = useNavigate();
  return (backUrl) => () => {
    if (backUrl !== null) void navigate({ href: backUrl });
    else if (history.canGoBack()) history.back();
    else void navigate({ to: '/' });
  };
}
