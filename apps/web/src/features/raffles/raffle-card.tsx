import type { Raffle } from '@baize/contract/raffle';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useId, useRef, useState } from 'react';
import { CallError } from '../../shared/server/call-error.tsx';
import { DrawResult } from './draw-result.tsx';
import { PrizeTable } from './prize-table.tsx';
import { RaffleProof } from './raffle-proof.tsx';
import { useDraw } from './use-raffles.ts';

/** One raffle: the odds stand beside the button, before a ticket is used. */
export function RaffleCard({ raffle }: { raffle: Raffle }) {
  const t = useT();
  const titleId = useId();
  const [isVerifying, setVerifying] = useState(false);
  return (
    <Card className="raffle-card" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{raffle.name}</h2>
        <RaffleSpan raffle={raffle} />
      </header>
      <DrawBox raffle={raffle} />
      <PrizeTable prizes={raffle.prizes} />
      <RecentDraws draws={raffle.draws} />
      <Button look="ghost" size="small" onClick={() => setVerifying(!isVerifying)}>
        {t('rewards.raffle_verify')}
      </Button>
      {isVerifying && <RaffleProof raffleId={raffle.raffleId} />}
    </Card>
  );
}

function RaffleSpan({ raffle: { state, closesAt } }: { raffle: Raffle }) {
  const t = useT();
  const formats = useFormats();
  if (state === 'ended') return <Tag>{t('rewards.raffle_ended')}</Tag>;
  const time = formats.dateTime(instant(new Date(closesAt)));
  return <span className="muted">{t('rewards.raffle_until', { time })}</span>;
}

function DrawBox({ raffle }: { raffle: Raffle }) {
  const t = useT();
  const formats = useFormats();
  const drawing = useDraw();
  // Kept until an answer came: a press after a silence asks for the same draw.
  const key = useRef<string | null>(null);
  const { raffleId, prizesLeft, slotsLeft, tickets, state } = raffle;
  const draw = () => {
    if (drawing.isPending) return;
    key.current ??= crypto.randomUUID();
    const forget = () => {
      key.current = null;
    };
    drawing.mutate({ raffleId, requestKey: key.current }, { onSuccess: forget });
  };
  const odds = { prizes: formats.number(prizesLeft), slots: formats.number(slotsLeft) };
  return (
    <div className="raffle-draw">
      <p className="raffle-odds">
        <b>{t('rewards.raffle_odds', odds)}</b>
        <span className="muted">{t('rewards.raffle_odds_name')}</span>
      </p>
      <p className="raffle-tickets">{t('rewards.raffle_tickets', { count: tickets })}</p>
      {state === 'open' && (
        <Button
          look="brand"
          size="big"
          disabled={tickets === 0}
          isBusy={drawing.isPending}
          onClick={draw}
        >
          {t('rewards.raffle_draw')}
        </Button>
      )}
      <CallError error={drawing.error} onRetry={draw} />
      {drawing.data && <DrawResult draw={drawing.data.draw} />}
    </div>
  );
}

function RecentDraws({ draws }: Pick<Raffle, 'draws'>) {
  const t = useT();
  const formats = useFormats();
  if (draws.length === 0) return null;
  return (
    <details className="raffle-draws">
      <summary>{t('rewards.raffle_draws')}</summary>
      <ul>
        {draws.map(({ place, prize, at }) => (
          <li key={place}>
            <span>{prize ?? t('rewards.raffle_blank', { place: formats.number(place) })}</span>
            <span className="faint">{formats.dateTime(instant(new Date(at)))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
