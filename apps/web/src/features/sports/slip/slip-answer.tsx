import { useT } from '@baize/i18n/react.tsx';
import { oddsText } from '@baize/sports/slip/odds-format';
import { minor } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useEffect } from 'react';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import { secondsUntil, useServerMs } from '../../../shared/book/server-clock.ts';
import type { useBookSession } from '../../../shared/book/use-book-session.ts';
import { useSlip, useTakeReoffer } from '../book/use-slips.ts';
import type { WireSlip } from '../book/wire.ts';
import { sportsHref } from '../sports-address.ts';
import { refusalWords, SLIP_NAMES, sportsWording } from '../words.ts';
import { useSlipDesk } from './slip-desk.tsx';

type Props = {
  readonly session: ReturnType<typeof useBookSession>;
  readonly slipId: string;
  readonly onTaken: () => void;
  readonly onBack: () => void;
};

/** What became of a slip: the ring while it waits, then yes, or no with the reason and a way on. */
export function SlipAnswer({ session, slipId, onTaken, onBack }: Props) {
  const t = useT();
  const { data: slip } = useSlip(session.access, slipId);
  const isTaken = slip?.status === 'accepted' || slip?.status === 'settled';
  useEffect(() => {
    if (isTaken) onTaken();
  }, [isTaken, onTaken]);
  if (!slip)
    return (
      <Card className="sp-slip" aria-label={t('sports.slip')}>
        {t('sports.s_waiting')}
      </Card>
    );
  const isRefused = slip.status === 'refused' || slip.status === 'cancelled';
  const isOver = isRefused || isTaken;
  return (
    <Card className="sp-slip" aria-label={t('sports.slip')} aria-live="polite">
      <h2>{t(SLIP_NAMES[slip.status])}</h2>
      {slip.decidesAt !== null && !isOver && <DelayRing until={slip.decidesAt} />}
      {isRefused ? (
        <Note tone="warn">{refusalWords(slip.reason, t)}</Note>
      ) : (
        <p>
          {t('sports.total_stake')} <MoneyText amount={minor(BigInt(slip.stake))} />
        </p>
      )}
      {slip.reoffer !== null && isRefused && (
        <Reoffer session={session} slip={slip} onTaken={onTaken} onBack={onBack} />
      )}
      {isOver && (
        <div className="sp-systems">
          <Button look="line" onClick={onBack}>
            {t(isRefused ? 'sports.back_to_slip' : 'sports.new_slip')}
          </Button>
          {!isRefused && (
            <SiteLink className="link" href={sportsHref({ view: 'bets' })}>
              {t('sports.bets')}
            </SiteLink>
          )}
        </div>
      )}
    </Card>
  );
}

function DelayRing({ until }: { until: string }) {
  const t = useT();
  const seconds = secondsUntil(until, useServerMs());
  return (
    <p className="sp-ring num" role="timer">
      {t('sports.delay_left', { seconds: String(seconds) })}
    </p>
  );
}

function Reoffer({ session, slip, onTaken, onBack }: { slip: WireSlip } & Omit<Props, 'slipId'>) {
  const t = useT();
  const { format } = useSlipDesk();
  const take = useTakeReoffer(session.access);
  const ms = useServerMs();
  const { reoffer } = slip;
  if (reoffer === null || secondsUntil(reoffer.expiresAt, ms) === 0) return null;
  const odds = reoffer.odds === null ? reoffer.legs.map((leg) => leg.odds) : [reoffer.odds];
  const accept = () =>
    take.mutate(
      { reofferId: reoffer.reofferId, requestKey: crypto.randomUUID() },
      {
        onSuccess: () => {
          onTaken();
          onBack();
        },
      },
    );
  return (
    <>
      {take.error && <Note tone="warn">{sportsWording(take.error, t)}</Note>}
      <Button look="act" isFull isBusy={take.isPending} onClick={accept}>
        {t('sports.take_new', { odds: odds.map((one) => oddsText(format, one)).join(' · ') })}
      </Button>
    </>
  );
}
