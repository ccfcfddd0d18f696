import type { TradedMatch } from '@baize/contract/trading-shape';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { negate } from '@baize/std/money';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import '../../shared/queue/queue.css';
import { QueueList } from '../../shared/queue/queue-list.tsx';
import { useChosen } from '../../shared/queue/use-chosen.ts';
import { useKeys, useQueueKeys } from '../../shared/queue/use-queue-keys.ts';
import { HouseResult } from './house-result.tsx';
import { MatchPanel } from './match-panel.tsx';
import { percentText } from './prices.ts';
import { Standing } from './standing.tsx';
import { UndoButton } from './undo-button.tsx';
import { useResume, useStop } from './use-trading.ts';
import { matchName, stateOf } from './words.ts';

type Props = { matches: readonly TradedMatch[]; canAct: boolean };

const idOf = ({ eventId }: TradedMatch) => eventId;

/** Matches by worst case, and beside them the one that is looked at. */
export function Matches({ matches, canAct }: Props) {
  const t = useT();
  const { row, choose, move } = useChosen(matches, idOf);
  const acts = useStopping();
  useQueueKeys({ move });
  useKeys((key) => {
    if (!row || !canAct) return undefined;
    if (key === 's' && row.stopped === null) return () => acts.stop(row);
    if (key === 'u' && row.stopped !== null) return () => acts.resume(row);
    return undefined;
  });
  return (
    <div className="queue trading-desk">
      <section className="stack">
        <header className="console-head">
          <h2>{t('trading.by_worst')}</h2>
          <p className="key-hints">
            <kbd>J</kbd>
            <kbd>K</kbd> {t('console.key_move')}
            {canAct && (
              <>
                <kbd>S</kbd> {t('trading.key_stop')}
                <kbd>U</kbd> {t('trading.key_undo')}
                <kbd>+</kbd>
                <kbd>−</kbd> {t('trading.key_nudge')}
              </>
            )}
          </p>
        </header>
        <QueueList
          label={t('trading.by_worst')}
          rows={matches}
          idOf={idOf}
          chosenId={row && idOf(row)}
          onChoose={choose}
        >
          {(match) => <Line match={match} />}
        </QueueList>
      </section>
      {row && (
        <MatchPanel
          key={row.eventId}
          match={row}
          canAct={canAct}
          isBusy={acts.isBusy}
          onStop={() => acts.stop(row)}
          onResume={() => acts.resume(row)}
        />
      )}
    </div>
  );
}

/** Stops a match at the first press, says what it did, and offers to undo it. */
function useStopping() {
  const t = useT();
  const toast = useToast();
  const { mutate: stopIt, isPending: isStopping } = useStop();
  const { mutate: resumeIt, isPending: isResuming } = useResume();
  const isBusy = isStopping || isResuming;
  const resume = (match: TradedMatch) =>
    resumeIt(
      { eventId: match.eventId },
      {
        onSuccess: () =>
          toast({ tone: 'win', text: t('trading.resumed_toast', { match: matchName(match) }) }),
      },
    );
  const stop = (match: TradedMatch) => {
    if (isBusy) return;
    stopIt(
      { eventId: match.eventId },
      {
        onSuccess: ({ refused }) =>
          toast({
            tone: 'warn',
            text: t('trading.stopped_toast', { match: matchName(match), count: refused }),
            action: <UndoButton onUndo={() => resume(match)} />,
          }),
      },
    );
  };
  return { stop, resume: (match: TradedMatch) => !isBusy && resume(match), isBusy };
}

function Line({ match }: { match: TradedMatch }) {
  const t = useT();
  const { number } = useFormats();
  const [word, tone] = stateOf(match);
  return (
    <>
      <span>
        <b>
          <bdi>{matchName(match)}</bdi>
        </b>
        <br />
        <span className="muted small">
          <Standing match={match} /> · <bdi>{match.league}</bdi>
        </span>
      </span>
      <span className="trading-sum">
        <MoneyText amount={negate(match.worst)} isResult />
        <Tag tone={tone}>{t(word)}</Tag>
      </span>
      {match.main && <HouseResult market={match.main} sides={match} />}
      <span className="trading-sum muted small">
        <span>
          {t('trading.stakes')} <MoneyText amount={match.stake} />
        </span>
        {match.main && (
          <span>
            {t('trading.margin')} {percentText(match.main.marginPpm)}
          </span>
        )}
        {match.waiting > 0 && (
          <span>{t('trading.waiting_bets', { count: number(match.waiting) })}</span>
        )}
      </span>
    </>
  );
}
