import { useT } from '@baize/i18n/react.tsx';
import type { Lottery } from '@baize/lottery/core/lottery';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useState } from 'react';
import { useIsSelling } from '../../../shared/book/server-clock.ts';
import { useNumbers } from '../book/use-draws.ts';
import type { WireLotteryDraws } from '../book/wire.ts';
import type { BookSession } from '../house/house.ts';
import type { lotteryHref } from '../lottery-search.ts';
import type { SoldTerms } from '../lottery-view.tsx';
import { chooseNumbers, EMPTY_SLIP, type Slip } from '../slip/slip.ts';
import { SlipPanel } from '../slip/slip-panel.tsx';
import './board.css';
import { PlayBoard } from './play-board.tsx';
import { PlayChoice } from './play-choice.tsx';
import { PlayRule } from './play-rule.tsx';

export type HrefOf = (changes: Parameters<typeof lotteryHref>[2]) => string;

type Props = {
  lottery: Lottery;
  terms: SoldTerms;
  draws: WireLotteryDraws | null;
  session: BookSession;
  hrefOf: HrefOf;
};

/** The board of a play beside the slip that it fills. */
export function BettingView({ lottery, terms, draws, session, hrefOf }: Props) {
  const t = useT();
  const [slip, setSlip] = useState<Slip>(EMPTY_SLIP);
  const [chosen, setChosen] = useState(lottery.plays[0]?.code ?? '');
  const draw = draws?.next[0] ?? null;
  const play = lottery.plays.find(({ code }) => code === chosen);
  const numbers = useNumbers(draw?.drawId ?? null).data ?? [];
  const isOpen = useIsSelling(draw);
  return (
    <div className="lot-bet">
      <Card className="lot-board">
        <PlayChoice lottery={lottery} tariff={terms.tariff} active={chosen} onChange={setChosen} />
        {play && <PlayRule lottery={lottery} play={play} tariff={terms.tariff} />}
        {!isOpen && draw && <Note tone="warn">{t('lottery.closed_now')}</Note>}
        {play && (
          <PlayBoard
            key={play.code}
            play={play}
            tariff={terms.tariff}
            numbers={numbers}
            selection={slip.drafts[play.code] ?? []}
            onChange={(selection) => setSlip((now) => chooseNumbers(now, play.code, selection))}
          />
        )}
      </Card>
      <SlipPanel
        lottery={lottery}
        terms={terms}
        draw={draw}
        isOpen={isOpen}
        slip={slip}
        active={chosen}
        onChange={setSlip}
        session={session}
        hrefOf={hrefOf}
      />
    </div>
  );
}
