import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { instant } from '@baize/std/time';
import { activeTitle } from '@baize/ui/active-title';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { periodText } from '@baize/ui/period-text';
import { rateText } from '@baize/ui/rate-text';
import { Tag } from '@baize/ui/tag.tsx';
import { Answered } from '../../shared/answered.tsx';
import { BILL_STATES } from '../../shared/bill-states.ts';
import { HeadBelow } from '../../shared/head-below.tsx';
import { Moment } from '../../shared/moment.tsx';
import { BillLines } from './bill-lines.tsx';
import { BillTiers } from './bill-tiers.tsx';
import { PersonName } from './person-name.tsx';
import { RejectBill } from './reject-bill.tsx';
import './settlement.css';
import { type BillFile, useBill } from './use-settlement.ts';
import { BILL_KIND_NAMES } from './words.ts';

/** One bill, and how its figure came about: the rule, the lines, the payments. */
export function BillDetail({ billId }: { billId: Id<'bil'> }) {
  const query = useBill(billId);
  return <Answered query={query}>{(file) => <Parts file={file} />}</Answered>;
}

function Parts({ file }: { file: BillFile }) {
  const t = useT();
  const { bill } = file;
  return (
    <>
      <Head file={file} />
      {file.reason !== null && (
        <Note tone="warn">
          {t('console.bill_rejected_why')} <q>{file.reason}</q>
        </Note>
      )}
      <div className="bill-cards">
        <Card>
          <h2>{t('console.how_made')}</h2>
          <Calculation file={file} />
        </Card>
        {file.tiers.length > 0 && (
          <Card>
            <h2>{t('agreements.terms')}</h2>
            <BillTiers
              tiers={file.tiers}
              reached={bill.tier}
              activeValidBets={bill.activeValidBets}
            />
          </Card>
        )}
        <Card>
          <h2>{t('console.payment')}</h2>
          <Payment file={file} />
        </Card>
      </div>
      <BillLines file={file} />
    </>
  );
}

function Head({ file: { bill, runId } }: { file: BillFile }) {
  const t = useT();
  const formats = useFormats();
  const [word, tone] = BILL_STATES[bill.status];
  return (
    <HeadBelow
      to={`/settlement/runs/${runId}`}
      above={`${t(BILL_KIND_NAMES[bill.kind])} · ${periodText(bill, formats)}`}
      acts={<RejectBill bill={bill} />}
    >
      <h1>
        {t('console.bill')} · <bdi>{bill.payee.account}</bdi>
      </h1>
      <p className="row muted">
        <Tag tone={tone}>{t(word)}</Tag>
        <MoneyText amount={bill.amount} />
      </p>
    </HeadBelow>
  );
}

/** The rule with its figures, so that anybody can multiply it. */
function Calculation({ file: { bill, agreementVersion } }: { file: BillFile }) {
  const t = useT();
  const formats = useFormats();
  const { number } = formats;
  const isRebate = bill.kind === 'rebate';
  return (
    <Facts
      facts={[
        { name: t('agreements.valid_bets'), value: <MoneyText amount={bill.validBets} /> },
        ...(bill.kind === 'dividend'
          ? [
              { name: t('agreements.profit'), value: <MoneyText amount={bill.profit} isResult /> },
              { name: t('console.carried'), value: <MoneyText amount={bill.carried} /> },
            ]
          : []),
        ...(isRebate
          ? []
          : [
              {
                name: activeTitle(bill.activeValidBets, t, formats),
                value: number(bill.activeMembers),
              },
            ]),
        { name: t('console.base'), value: <MoneyText amount={bill.base} /> },
        {
          name: t('agreements.rate'),
          value: bill.tier === null && !isRebate ? '–' : rateText(bill.rate),
        },
        ...(agreementVersion === null
          ? []
          : [{ name: t('agreements.version'), value: number(agreementVersion) }]),
        { name: t('console.amount'), value: <MoneyText amount={bill.amount} />, isTotal: true },
      ]}
    />
  );
}

function Payment({ file: { bill, payments, owedBelow } }: { file: BillFile }) {
  const t = useT();
  const { dateTime } = useFormats();
  return (
    <>
      <Facts
        facts={[
          { name: t('console.payer'), value: <PersonName person={bill.payer} /> },
          { name: t('console.payee'), value: <PersonName person={bill.payee} /> },
          { name: t('console.billed_at'), value: <Moment at={bill.createdAt} /> },
          ...payments.map(({ at, amount }, place) => ({
            name: t('console.payment_of', {
              place: place + 1,
              at: dateTime(instant(new Date(at))),
            }),
            value: <MoneyText amount={amount} />,
          })),
          {
            name: t('console.paid_so_far'),
            value: <MoneyText amount={bill.paid} />,
            isTotal: true,
          },
          { name: t('console.owed_below'), value: <MoneyText amount={owedBelow} /> },
        ]}
      />
      {(bill.status === 'partly' || bill.status === 'insufficient') && (
        <p className="muted">{t('console.arrears_text')}</p>
      )}
    </>
  );
}
