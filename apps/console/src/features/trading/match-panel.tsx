import type { TradedMatch, WholeTradedMatch } from '@baize/contract/trading-shape';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { pause, play } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { Select } from '@baize/ui/select.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { NudgePanel } from './nudge-panel.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { Standing } from './standing.tsx';
import { useTradedMatch } from './use-trading.ts';
import { actName, marketTitle, matchName } from './words.ts';

type Props = {
  match: TradedMatch;
  canAct: boolean;
  isBusy: boolean;
  onStop: () => void;
  onResume: () => void;
};

/** The match that is looked at: its one large key, a market's prices, and what was done to it. */
export function MatchPanel({ match, canAct, isBusy, onStop, onResume }: Props) {
  const t = useT();
  const query = useTradedMatch(match.eventId);
  // The list may be older by a moment than the match itself.
  const stopped = query.data ? query.data.stopped : match.stopped;
  return (
    <Card className="queue-detail" aria-label={matchName(match)}>
      <header>
        <h2>
          <bdi>{matchName(match)}</bdi>
        </h2>
        <p className="muted">
          <Standing match={match} /> · <bdi>{match.league}</bdi>
        </p>
      </header>
      {stopped !== null && <StopNote match={query.data} />}
      {canAct &&
        (stopped === null ? (
          <Button look="danger" size="big" isFull icon={pause} isBusy={isBusy} onClick={onStop}>
            {t('trading.stop')}
          </Button>
        ) : (
          <Button look="line" size="big" isFull icon={play} isBusy={isBusy} onClick={onResume}>
            {t('trading.resume')}
          </Button>
        ))}
      <Answered query={query}>{(whole) => <Markets match={whole} canAct={canAct} />}</Answered>
    </Card>
  );
}

function StopNote({ match }: { match: WholeTradedMatch | undefined }) {
  const t = useT();
  return (
    <Note tone="warn">
      {match?.stoppedBy
        ? t('trading.stopped_by', { name: match.stoppedBy })
        : t('trading.stopped_note')}
    </Note>
  );
}

/** A match of which something is still to be settled. */
const OVER: readonly string[] = ['ended', 'confirmed'];

/** Who wins: the market that the list shows too. */
const WINNERS: readonly string[] = ['match-result', 'winner'];

function Markets({ match, canAct }: { match: WholeTradedMatch; canAct: boolean }) {
  const t = useT();
  const [chosen, setChosen] = useState('');
  const [isCancelling, setCancelling] = useState(false);
  const [isEntering, setEntering] = useState(false);
  const mayEnter = useMay()('trading.results');
  const open = match.markets.filter(({ status }) => status === 'active' || status === 'suspended');
  const main = open.find(({ type }) => WINNERS.includes(type)) ?? open[0];
  const market = open.find(({ marketId }) => marketId === chosen) ?? main;
  return (
    <>
      {market ? (
        <>
          <Select
            label={t('trading.market')}
            value={market.marketId}
            onChange={({ target }) => setChosen(target.value)}
            options={open.map((each) => ({
              value: each.marketId,
              label: marketTitle(each, t),
            }))}
          />
          <NudgePanel key={market.marketId} match={match} market={market} canAct={canAct} />
        </>
      ) : (
        <Note>{t('trading.no_markets')}</Note>
      )}
      {mayEnter && OVER.includes(match.status) && (
        <Button look="line" onClick={() => setEntering(true)}>
          {t('trading.result_title')}
        </Button>
      )}
      {canAct && (
        <div className="queue-acts">
          <Button look="ghost" size="small" onClick={() => setCancelling(true)}>
            {t('trading.cancel_late')}
          </Button>
        </div>
      )}
      <Acts acts={match.acts} />
      {isEntering && <ResultDialog eventId={match.eventId} onClose={() => setEntering(false)} />}
      {isCancelling && <CancelDialog match={match} onClose={() => setCancelling(false)} />}
    </>
  );
}

function Acts({ acts }: Pick<WholeTradedMatch, 'acts'>) {
  const t = useT();
  if (acts.length === 0) return null;
  return (
    <section className="stack">
      <h3>{t('trading.acts')}</h3>
      <ul className="trading-acts">
        {acts.map(({ kind, by, at }) => (
          <li key={`${at} ${kind}`}>
            <span>
              {actName(kind, t)} · <bdi>{by}</bdi>
            </span>
            <span className="muted small">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
