import { outcomeName } from '@baize/client/sport-names';
import type { TradedMarket, WholeTradedMatch } from '@baize/contract/trading-shape';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { minus, plus } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { type ToastMessage, useToast } from '@baize/ui/toast.tsx';
import { type ReactNode, useState } from 'react';
import { CallError } from '../../shared/call-error.tsx';
import { useKeys } from '../../shared/queue/use-queue-keys.ts';
import {
  type Hand,
  handOf,
  isSameHand,
  marginOf,
  moveMargin,
  moveOutcome,
  NO_HAND,
  oddsText,
  oddsUnder,
  percentText,
} from './prices.ts';
import { UndoButton } from './undo-button.tsx';
import { useNudge } from './use-trading.ts';
import { MARKET_STATES } from './words.ts';

type Props = { match: WholeTradedMatch; market: TradedMarket; canAct: boolean };

/** The outcome that would cost most: what the keys move until another was touched. */
const dearest = ({ outcomes }: TradedMarket): string =>
  outcomes.toSorted((a, b) => (a.result < b.result ? -1 : 1))[0]?.outcome ?? '';

/** Prices of a market, each moved beside the feed's; nothing is sold so until it is published. */
export function NudgePanel({ match, market, canAct }: Props) {
  const t = useT();
  const kept = handOf(market);
  const [draft, setDraft] = useState<Hand | null>(null);
  const [touched, setTouched] = useState<string | null>(null);
  const hand = draft ?? kept;
  const aimed = touched ?? dearest(market);
  const move = (outcome: string, steps: 1 | -1) => {
    setTouched(outcome);
    setDraft(moveOutcome(hand, outcome, steps));
  };
  useKeys((key) => {
    if (!canAct) return undefined;
    if (key === '+' || key === '=') return () => move(aimed, 1);
    if (key === '-' || key === '−') return () => move(aimed, -1);
    return undefined;
  });
  const odds = market.outcomes.map((outcome) => oddsUnder(hand, outcome));
  const [state, tone] = MARKET_STATES[market.status] ?? ['trading.is_suspended', 'warn'];
  return (
    <div className="trading-nudge">
      <p className="trading-state">
        <Tag tone={tone}>{t(state)}</Tag>
        <span className="muted small">{t('trading.if_wins')}</span>
      </p>
      {market.outcomes.map((outcome, place) => (
        <Row
          key={outcome.outcome}
          name={outcomeName(market, outcome.outcome, { sides: match, t })}
          note={
            odds[place] === outcome.fedOdds
              ? null
              : t('trading.feed_price', { odds: oddsText(outcome.fedOdds) })
          }
          value={oddsText(odds[place] ?? outcome.odds)}
          isAimed={canAct && outcome.outcome === aimed}
          onMove={canAct ? (steps) => move(outcome.outcome, steps) : null}
        >
          <MoneyText amount={outcome.result} isResult />
        </Row>
      ))}
      <Row
        name={t('trading.all_prices')}
        note={null}
        value={percentText(-hand.marginPpm)}
        isAimed={false}
        onMove={canAct ? (steps) => setDraft(moveMargin(hand, steps === 1 ? -1 : 1)) : null}
      />
      <Facts
        facts={[
          { name: t('trading.margin_now'), value: percentText(market.marginPpm) },
          ...(isSameHand(hand, kept)
            ? []
            : [{ name: t('trading.margin_after'), value: percentText(marginOf(odds)) }]),
          { name: t('trading.stakes'), value: <MoneyText amount={market.stake} /> },
        ]}
      />
      {canAct && (
        <Publish
          place={{ eventId: match.eventId, marketId: market.marketId }}
          hand={hand}
          kept={kept}
          onDraft={setDraft}
        />
      )}
    </div>
  );
}

type RowProps = {
  name: string;
  note: string | null;
  value: string;
  isAimed: boolean;
  onMove: ((steps: 1 | -1) => void) | null;
  children?: ReactNode;
};

function Row({ name, note, value, isAimed, onMove, children }: RowProps) {
  const t = useT();
  return (
    <div className="trading-price" data-aimed={isAimed || undefined}>
      <span>
        <bdi>{name}</bdi>
        {note && <small className="muted">{note}</small>}
      </span>
      <span className="trading-step">
        {onMove && (
          <IconButton
            isRound
            look="plain"
            icon={minus}
            label={t('trading.lower', { name })}
            onClick={() => onMove(-1)}
          />
        )}
        <b>{value}</b>
        {onMove && (
          <IconButton
            isRound
            look="plain"
            icon={plus}
            label={t('trading.raise', { name })}
            onClick={() => onMove(1)}
          />
        )}
      </span>
      <span className="trading-if">{children}</span>
    </div>
  );
}

type PublishProps = {
  place: { eventId: string; marketId: string };
  hand: Hand;
  kept: Hand;
  onDraft: (hand: Hand | null) => void;
};

function Publish({ place, hand, kept, onDraft }: PublishProps) {
  const t = useT();
  const toast = useToast();
  const nudging = useNudge();
  const send = ({ marginPpm, oddsPpm }: Hand, said: ToastMessage) => {
    const onSuccess = () => {
      onDraft(null);
      toast(said);
    };
    nudging.mutate({ ...place, marginPpm, oddsPpm: { ...oddsPpm } }, { onSuccess });
  };
  const said = { tone: 'win', text: t('trading.published_toast') } as const;
  const undo = <UndoButton onUndo={() => send(kept, said)} />;
  const publish = (next: Hand) => send(next, { ...said, action: undo });
  const isDrafted = !isSameHand(hand, kept);
  return (
    <>
      <div className="queue-acts">
        {isDrafted && (
          <>
            <Button look="act" isBusy={nudging.isPending} onClick={() => publish(hand)}>
              {t('trading.publish')}
            </Button>
            <Button look="line" onClick={() => onDraft(null)}>
              {t('trading.discard')}
            </Button>
          </>
        )}
        {!isDrafted && !isSameHand(kept, NO_HAND) && (
          <Button look="line" isBusy={nudging.isPending} onClick={() => publish(NO_HAND)}>
            {t('trading.let_go')}
          </Button>
        )}
      </div>
      <CallError error={nudging.error} />
    </>
  );
}
