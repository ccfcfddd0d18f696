import { useT } from '@baize/i18n/react.tsx';
import { oddsText } from '@baize/sports/slip/odds-format';
import { Button } from '@baize/ui/button.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useEffect, useRef } from 'react';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import { secondsUntil, useServerMs } from '../../../shared/book/server-clock.ts';
import { useBalance } from '../../../shared/session/public-state.ts';
import { useTakeReoffer } from '../book/use-slips.ts';
import type { WireSlip } from '../book/wire.ts';
import { sportsHref } from '../sports-address.ts';
import { refusalWords, SLIP_NAMES, sportsWording } from '../words.ts';
import { useSlipDesk } from './slip-desk.tsx';
import { Sum } from './slip-sums.tsx';
import type { Stand } from './use-stand.ts';

type Props = { readonly stand: Stand; readonly onLeave?: () => void };

/** What became of a slip: the ring while it waits, then yes, or no with the reason and a way on. */
export function SlipAnswer({ stand, onLeave }: Props) {
  const t = useT();
  const { sent, send, isTaken, isRefused } = stand;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; whoever goes by keys goes on from here.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} className="sp-answer" tabIndex={-1}>
      <h3>{t(sent ? SLIP_NAMES[sent.status] : 'sports.s_waiting')}</h3>
      {sent && sent.decidesAt !== null && !isTaken && !isRefused && (
        <DelayRing until={sent.decidesAt} />
      )}
      {sent && !isRefused && <Receipt slip={sent} isTaken={isTaken} />}
      {sent && isRefused && (
        <>
          <Note tone="warn">{refusalWords(sent.reason, t)}</Note>
          <Reoffer stand={stand} slip={sent} />
        </>
      )}
      {isRefused && (
        <Button look="line" onClick={send.again}>
          {t('sports.back_to_slip')}
        </Button>
      )}
      {isTaken && (
        <div className="sp-ways">
          <SiteLink
            className="btn btn-brand"
            href={sportsHref({ view: 'bets' })}
            {...(onLeave && { onFollow: onLeave })}
          >
            {t('sports.bets')}
          </SiteLink>
          <Button look="line" onClick={onLeave ?? send.again}>
            {t('sports.new_slip')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Receipt({ slip, isTaken }: { slip: WireSlip; isTaken: boolean }) {
  const t = useT();
  const { format } = useSlipDesk();
  const { data: wallet } = useBalance();
  return (
    <dl className="sp-sums">
      {isTaken && slip.odds !== null && (
        <Sum name={t('sports.total_odds')} value={oddsText(format, slip.odds)} />
      )}
      <Sum name={t('sports.total_stake')} amount={slip.stake} />
      {isTaken && (
        <>
          <Sum name={t('sports.largest_return')} amount={slip.largestReturn} />
          <Sum name={t('sports.reference')} value={slip.slipId.slice(-6)} />
          {wallet && <Sum name={t('sports.balance')} amount={`${wallet.balance}`} />}
        </>
      )}
    </dl>
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

function Reoffer({ stand, slip }: { stand: Stand; slip: WireSlip }) {
  const t = useT();
  const { format } = useSlipDesk();
  const take = useTakeReoffer(stand.session.access);
  const ms = useServerMs();
  const { reoffer } = slip;
  if (reoffer === null || secondsUntil(reoffer.expiresAt, ms) === 0) return null;
  const odds = reoffer.odds === null ? reoffer.legs.map((leg) => leg.odds) : [reoffer.odds];
  const accept = () =>
    take.mutate(
      { reofferId: reoffer.reofferId, requestKey: crypto.randomUUID() },
      { onSuccess: ({ slipId }) => stand.send.follow(slipId) },
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

/** Says the same to a screen reader, which hears only what changes in a place that it knows. */
export function AnswerSpoken({ stand: { sent, isRefused, isAnswering } }: { stand: Stand }) {
  const t = useT();
  return (
    <output className="sr">
      {isAnswering && sent && t(SLIP_NAMES[sent.status])}
      {isAnswering && sent && isRefused && ` ${refusalWords(sent.reason, t)}`}
    </output>
  );
}
