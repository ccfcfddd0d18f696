import type { BillDetail as Detail } from '@baize/contract/settlement';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { instant } from '@baize/std/time';
import { activeTitle } from '@baize/ui/active-title';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { arrowBack } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { periodText } from '@baize/ui/period-text';
import { rateText } from '@baize/ui/rate-text';
import { Tag } from '@baize/ui/tag.tsx';
import { PageHead } from '../page-head.tsx';
import { KIND_NAMES } from '../statements/income.tsx';
import { Shown } from '../states.tsx';
import { BillLines } from './bill-lines.tsx';
import { BILL_STATUS_WORDS } from './bill-words.ts';
import './bills.css';
import { ExportBill } from './export-bill.tsx';
import { TierSteps } from './tier-steps.tsx';
import { useBill } from './use-bills.ts';

type Props = { billId: Id<'bil'>; onBack: () => void };

/** One bill, and how its figure came about: the rule, the lines, the payments. */
export function BillDetail({ billId, onBack }: Props) {
  const t = useT();
  const formats = useFormats();
  const asked = useBill(billId);
  const bill = asked.data?.bill;
  return (
    <>
      <Button look="ghost" icon={arrowBack} onClick={onBack}>
        {t('agents.all_bills')}
      </Button>
      <PageHead
        title={
          bill ? `${t(KIND_NAMES[bill.kind])} · ${periodText(bill, formats)}` : t('agents.bills')
        }
      >
        {bill && <ExportBill billId={billId} />}
      </PageHead>
      <Shown asked={asked}>{(detail) => <Parts detail={detail} />}</Shown>
    </>
  );
}

function Parts({ detail }: { detail: Detail }) {
  const t = useT();
  return (
    <>
      <div className="team-columns">
        <Card className="team-trend">
          <h2>{t('agents.how')}</h2>
          <Calculation detail={detail} />
          {detail.tiers.length > 0 && (
            <TierSteps
              tiers={detail.tiers}
              reached={detail.bill.tier}
              activeValidBets={detail.bill.activeValidBets}
            />
          )}
        </Card>
        <PaymentCard detail={detail} />
      </div>
      <section className="agent-found">
        <h2>{t('agents.lines')}</h2>
        <p className="muted">{t('agents.lines_text')}</p>
        <BillLines detail={detail} />
      </section>
    </>
  );
}

/** The rule with its figures, so that anybody can multiply it. */
function Calculation({ detail: { bill, agreementVersion } }: { detail: Detail }) {
  const t = useT();
  const formats = useFormats();
  const { number } = formats;
  const isDividend = bill.kind === 'dividend';
  return (
    <Facts
      facts={[
        { name: t('agents.valid_bets'), value: <MoneyText amount={bill.validBets} /> },
        ...(isDividend
          ? [
              { name: t('agents.gross_win'), value: <MoneyText amount={bill.profit} isResult /> },
              { name: t('agents.carried'), value: <MoneyText amount={bill.carried} /> },
            ]
          : []),
        ...(bill.kind === 'rebate'
          ? []
          : [
              {
                name: activeTitle(bill.activeValidBets, t, formats),
                value: number(bill.activeMembers),
              },
            ]),
        { name: t('agents.base'), value: <MoneyText amount={bill.base} /> },
        {
          name: t('agents.rate'),
          value: bill.tier === null && bill.kind !== 'rebate' ? '–' : rateText(bill.rate),
        },
        ...(agreementVersion === null
          ? []
          : [{ name: t('agents.version'), value: number(agreementVersion) }]),
        { name: t('agents.amount'), value: <MoneyText amount={bill.amount} />, isTotal: true },
      ]}
    />
  );
}

function PaymentCard({ detail: { bill, payments, owedBelow } }: { detail: Detail }) {
  const t = useT();
  const { dateTime } = useFormats();
  const [word, tone] = BILL_STATUS_WORDS[bill.status];
  return (
    <Card className="team-form">
      <h2>
        {t('agents.payment')} <Tag tone={tone}>{t(word)}</Tag>
      </h2>
      <Facts
        facts={[
          { name: t('agents.payer'), value: bill.payer?.account ?? t('agents.platform') },
          { name: t('agents.payee'), value: bill.payee.account },
          ...payments.map(({ at, amount }) => ({
            name: dateTime(instant(new Date(at))),
            value: <MoneyText amount={amount} />,
          })),
          { name: t('agents.paid'), value: <MoneyText amount={bill.paid} />, isTotal: true },
          ...(bill.side === 'received'
            ? [{ name: t('agents.owed_below'), value: <MoneyText amount={owedBelow} /> }]
            : []),
        ]}
      />
      {(bill.status === 'partly' || bill.status === 'insufficient') && (
        <p className="muted">{t('agents.arrear_text')}</p>
      )}
    </Card>
  );
}
