import { LOTTERY_LANGUAGES, LOTTERY_NAMES } from '@baize/contract/lottery-names';
import { useLanguage } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLotteryListAt } from '../features/lottery/book/use-draws.ts';
import { type House, HouseContext, type LotteryItem } from '../features/lottery/house/house.ts';
import type { LotteryPlace } from '../features/lottery/lottery-places.ts';
import { type FramedSession, readSession } from './session.ts';

type Props = { session: FramedSession; place: LotteryPlace; children: ReactNode };

const memberKey = (what: string) => ['member', what];

/** The lottery pages in a frame of another platform: the book alone is asked, and only for what it sells. */
export function FramedHouse({ session: { access }, place, children }: Props) {
  const { code: language } = useLanguage();
  const { data, error, refetch } = useLotteryListAt(access.base);
  const wallet = useQuery({
    queryKey: memberKey('balance'),
    queryFn: ({ signal }) => readSession(access, signal),
  });
  const sold = new Set(data?.lotteries.map(({ code }) => code));
  const items = itemsOf(place, language).filter(({ gameCode }) => sold.has(gameCode));
  const balance = wallet.data?.balance ?? null;
  const house: House = {
    bookUrl: access.base,
    prizeModes: data?.lotteries.flatMap(({ modes }) => modes) ?? [],
    lotteries: { data: data && items, error, refetch },
    hall: 0,
    openSession: () => Promise.resolve(access),
    // The platform has ended it: loaded again, the page says so.
    onSessionLost: () => location.reload(),
    balance: balance === null ? null : minor(BigInt(balance)),
    memberKey,
    leaveTo: (backUrl) => (backUrl === null ? null : () => void window.open(backUrl, '_top')),
  };
  return <HouseContext value={house}>{children}</HouseContext>;
}

function itemsOf(place: LotteryPlace, language: string): readonly LotteryItem[] {
  const at = LOTTERY_LANGUAGES.findIndex((known) => known === language);
  return place.flatMap(({ vassalage }) =>
    Object.entries(LOTTERY_NAMES[vassalage] ?? {}).map(([gameCode, names]) => ({
      nodeId: 0,
      gameCode,
      vassalage,
      displayName: names[at] ?? names[0],
    })),
  );
}
