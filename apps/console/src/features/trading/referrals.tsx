import { outcomeName } from '@baize/client/sport-names';
import type { ReferredSlip } from '@baize/contract/trading-desk';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../shared/answered.tsx';
import { CallError } from '../../shared/call-error.tsx';
import { MemberLink } from '../../shared/member-link.tsx';
import { AgeTag } from '../../shared/queue/age-tag.tsx';
import { referralsQuery } from '../../shared/referrals-query.ts';
import { oddsText } from './prices.ts';
import { useReferralDecision } from './use-trading.ts';
import { marketTitle, matchName } from './words.ts';

/** Large bets whose stake is held until a trader has decided. */
export function Referrals({ canAct }: { canAct: boolean }) {
  const t = useT();
  const query = useQuery(referralsQuery);
  return (
    <section className="stack" aria-label={t('trading.referrals')}>
      <header>
        <h2>{t('trading.referrals')}</h2>
        <p className="muted">{t('trading.referrals_text')}</p>
      </header>
      <Answered query={query}>
        {({ slips }) => (
          <div className="trading-referrals">
            {slips.map((slip) => (
              <Referral key={slip.slipId} slip={slip} canAct={canAct} />
            ))}
          </div>
        )}
      </Answered>
    </section>
  );
}

function Referral({ slip, canAct }: { slip: ReferredSlip; canAct: boolean }) {
  const t = useT();
  const toast = useToast();
  const deciding = useReferralDecision();
  const decide = (decision: 'accept' | 'refuse') =>
    deciding.mutate(
      { slipId: slip.slipId, decision },
      {
        onSuccess: ({ status }) =>
          toast(
            status === 'accepted'
              ? { tone: 'win', text: t('trading.accepted_toast') }
              : { tone: 'info', text: t('trading.refused_toast') },
          ),
      },
    );
  return (
    <Card padding="tight" className="stack">
      <header className="console-head">
        <b>
          <MemberLink memberId={slip.memberId} account={slip.account} />
        </b>
        <AgeTag since={slip.placedAt} />
      </header>
      <p>
        <MoneyText amount={slip.stake} /> → <MoneyText amount={slip.largestReturn} />
      </p>
      <ul className="trading-legs">
        {slip.legs.map((leg) => (
          <li key={`${leg.eventId} ${leg.type} ${leg.outcome}`}>
            <b>
              <bdi>{outcomeName(leg, leg.outcome, { sides: leg, t })}</bdi> {oddsText(leg.odds)}
            </b>
            {leg.oddsNow !== leg.odds && (
              <span className="muted">
                {' '}
                {leg.oddsNow === null
                  ? t('trading.not_sold')
                  : t('trading.sold_at', { odds: oddsText(leg.oddsNow) })}
              </span>
            )}
            <br />
            <span className="muted small">
              {marketTitle(leg, t)} · <bdi>{matchName(leg)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {canAct && (
        <div className="queue-acts">
          <Button look="brand" isBusy={deciding.isPending} onClick={() => decide('accept')}>
            {t('trading.accept')}
          </Button>
          <Button look="line" isBusy={deciding.isPending} onClick={() => decide('refuse')}>
            {t('trading.refuse')}
          </Button>
        </div>
      )}
      <CallError error={deciding.error} />
    </Card>
  );
}
