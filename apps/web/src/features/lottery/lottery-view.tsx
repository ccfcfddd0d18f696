import { modeOfVendor } from '@baize/contract/lottery-pages';
import { useT } from '@baize/i18n/react.tsx';
import { isPrizeMode, type Lottery } from '@baize/lottery/core/lottery';
import type { Tariff } from '@baize/lottery/core/tariff';
import { Note } from '@baize/ui/note.tsx';
import { Tabs } from '@baize/ui/tabs.tsx';
import { useNavigate } from '@tanstack/react-router';
import { BettingView } from './board/betting-view.tsx';
import { useLotteryDraws } from './book/use-draws.ts';
import { DrawHead } from './draw-head.tsx';
import { ResultsView } from './history/results-view.tsx';
import { TicketsView } from './history/tickets-view.tsx';
import { TrendsView } from './history/trends-view.tsx';
import { type LotteryItem, useHouse, useWallet } from './house/house.ts';
import type { LotteryAreaProps } from './lottery-area.tsx';
import { LotteryBar } from './lottery-bar.tsx';
import { type LotteryTab, lotteryHref, TABS } from './lottery-search.ts';

type Props = LotteryAreaProps & { readonly game: LotteryItem; readonly lottery: Lottery };

const TAB_NAMES = {
  bet: 'lottery.tab_bet',
  results: 'lottery.tab_results',
  trends: 'lottery.tab_trends',
  tickets: 'lottery.tab_tickets',
} as const;

/** One lottery: its draw and clock above, below it the board, the results, trends or tickets. */
export function LotteryView({ pathname, search, game, lottery, renderHeart }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { data: draws } = useLotteryDraws(lottery.code);
  const session = useWallet(game.nodeId);
  const sold = useSoldTerms(game, lottery, search.prizeMode);
  const set = sold && draws?.tariffs[sold.mode];
  const terms = sold && set ? { ...sold, tariff: set } : sold;
  const go = (tab: LotteryTab) =>
    void navigate({
      href: lotteryHref(pathname, search, { tab, drawId: null, ticketId: null }),
      replace: true,
    });
  const hrefOf = (changes: Parameters<typeof lotteryHref>[2]) =>
    lotteryHref(pathname, search, changes);
  return (
    <div className="lottery">
      <LotteryBar title={game.displayName} search={search} pathname={pathname} isInLottery>
        {renderHeart(game.gameCode)}
      </LotteryBar>
      <DrawHead lottery={lottery} draws={draws ?? null} hrefOf={hrefOf} />
      {session.error && <Note tone="warn">{t('lottery.launch_failed')}</Note>}
      <Tabs
        label={t('lottery.views')}
        tabs={TABS.map((id) => ({ id, label: t(TAB_NAMES[id]) }))}
        active={search.tab}
        onChange={go}
        isByHand
      >
        {search.tab === 'results' ? (
          <ResultsView lottery={lottery} draws={draws ?? null} search={search} hrefOf={hrefOf} />
        ) : search.tab === 'trends' ? (
          <TrendsView lottery={lottery} />
        ) : search.tab === 'tickets' ? (
          <TicketsView access={session.access} search={search} hrefOf={hrefOf} />
        ) : terms === null ? (
          <Note tone="warn">{t('lottery.not_sold')}</Note>
        ) : (
          <BettingView
            lottery={lottery}
            terms={terms}
            draws={draws ?? null}
            session={session}
            hrefOf={hrefOf}
          />
        )}
      </Tabs>
    </div>
  );
}

export type SoldTerms = { readonly mode: string; readonly tariff: Tariff };

/** The prize mode that is asked for or that the vendor sells in, if the brand has it and the lottery is sold in it. */
function useSoldTerms(game: LotteryItem, lottery: Lottery, asked: string | null): SoldTerms | null {
  const { prizeModes } = useHouse();
  const wanted = [asked ?? '', modeOfVendor(game.vassalage), ...prizeModes];
  for (const mode of wanted) {
    const tariff = isPrizeMode(mode) ? lottery.tariffs[mode] : undefined;
    if (tariff && prizeModes.some((sold) => sold === mode)) return { mode, tariff };
  }
  return null;
}
