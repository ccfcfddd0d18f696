import type { Credit } from '@baize/contract/records';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { subtract } from '@baize/std/money';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { RangeBar } from '../range-bar.tsx';
import { RecordError, RowsWait } from '../record-states.tsx';
import '../records.css';
import { inPlayPart, Split } from '../split.tsx';
import { type RecordFilters, useRecordSearch } from '../use-record-search.ts';
import './credit.css';
import { HoldsCard } from './holds-card.tsx';
import { Statement } from './statement.tsx';
import { useCredit } from './use-credit.ts';

/** What a member has and where it lies, and how it came to be that. */
export function CreditReport() {
  const t = useT();
  const filters = useRecordSearch('/member/creditReport');
  const { data, isPending, error, refetch } = useCredit(filters);
  return (
    <div className="records">
      <header>
        <h1>{t('shell.credit_report')}</h1>
        <p className="muted">{t('records.credit_lead')}</p>
      </header>
      {isPending && <RowsWait rows={5} />}
      {data && <Report credit={data} filters={filters} />}
      {!isPending && !data && <RecordError error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

function Report({ credit, filters }: { credit: Credit; filters: RecordFilters }) {
  const t = useT();
  const formats = useFormats();
  const { cash, bonus, locked, held } = credit.pockets;
  const amount = (of: typeof cash) => <MoneyText amount={of} />;
  return (
    <>
      <Split
        label={t('shell.credit_report')}
        parts={[
          {
            name: t('records.cash'),
            figure: amount(cash),
            note: withdrawableText(t, formats, credit),
          },
          { name: t('records.bonus'), figure: amount(bonus), note: t('records.bonus_text') },
          { name: t('records.locked'), figure: amount(locked), note: t('records.locked_text') },
          { name: t('records.held'), figure: amount(held), note: t('records.held_text') },
          ...inPlayPart(t, credit.inPlay),
        ]}
      />
      <div className="credit-columns">
        <section className="credit-statement">
          <h2>{t('records.statement')}</h2>
          <RangeBar filters={filters} />
          <Statement credit={credit} />
        </section>
        <div className="credit-side">
          <HoldsCard holds={credit.holds} />
          {credit.vendorWallets.length > 0 && <VendorWallets wallets={credit.vendorWallets} />}
        </div>
      </div>
    </>
  );
}

/** How much of the cash can be taken out, by the same reckoning as the withdrawal page. */
function withdrawableText(t: Translate, { money }: Formats, credit: Credit): string {
  const { withdrawable, turnoverLeft, pockets } = credit;
  const rest = subtract(pockets.cash, withdrawable);
  const left = money(turnoverLeft);
  if (rest === 0n) return t('records.cash_free');
  if (withdrawable === 0n) return t('records.cash_none', { left });
  return t('records.cash_part', { free: money(withdrawable), rest: money(rest), left });
}

function VendorWallets({ wallets }: { wallets: Credit['vendorWallets'] }) {
  const t = useT();
  return (
    <Card>
      <h2 className="bet-title">{t('records.vendor_wallets')}</h2>
      <Facts
        facts={wallets.map(({ name, balance }) => ({
          name,
          value: <MoneyText amount={balance} />,
        }))}
      />
    </Card>
  );
}
