import type { ReferralSummary } from '@baize/contract/referral';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { lastMinuteOf } from './last-minute.ts';

/** What friends have brought, what waits, what may come, and how much of the month is used. */
export function Earnings({ summary }: { summary: ReferralSummary }) {
  const t = useT();
  const formats = useFormats();
  const { earned, claimable, pending, monthCount, terms } = summary;
  const figures = [
    { name: t('referral.earned'), amount: earned, rule: null },
    { name: t('referral.claimable'), amount: claimable, rule: null },
    { name: t('referral.pending'), amount: pending, rule: t('referral.pending_text') },
  ];
  return (
    <Card className="referral-earnings">
      <dl>
        {figures.map(({ name, amount, rule }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <MoneyText amount={amount} />
              {rule && <small className="faint">{rule}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {terms && (
        <p className="muted">
          {t('referral.month', {
            count: formats.number(monthCount),
            max: formats.number(terms.monthMax),
          })}
          {summary.isOpen && terms.endsAt && (
            <>
              {' · '}
              {t('referral.open_until', { day: formats.date(lastMinuteOf(terms.endsAt)) })}
            </>
          )}
        </p>
      )}
    </Card>
  );
}
