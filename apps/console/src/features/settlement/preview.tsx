import { AGREEMENT_KINDS, PERIODS_OF } from '@baize/contract/agreement';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { EVERY, KINDS } from '@baize/ui/agreement-words';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { periodText } from '@baize/ui/period-text';
import { rateText } from '@baize/ui/rate-text';
import { Select } from '@baize/ui/select.tsx';
import { Table } from '@baize/ui/table.tsx';
import { useState } from 'react';
import { CallError } from '../../shared/call-error.tsx';
import { Moment } from '../../shared/moment.tsx';
import { PersonName } from './person-name.tsx';
import './settlement.css';
import { type PreviewFile, usePreview } from './use-settlement.ts';

const RUNNING = AGREEMENT_KINDS.flatMap((kind) =>
  PERIODS_OF[kind].map((period) => ({ kind, period, value: `${kind} ${period}` })),
);

type Draft = PreviewFile['bills'][number];

/** What a running period would come to if it closed now; nothing is billed by looking. */
export function Preview() {
  const t = useT();
  const [chosen, setChosen] = useState('daily day');
  const looking = usePreview();
  const look = () => {
    const running = RUNNING.find(({ value }) => value === chosen);
    if (running) looking.mutate({ kind: running.kind, period: running.period });
  };
  return (
    <Card className="stack">
      <h2>{t('console.preview')}</h2>
      <p className="muted">{t('console.preview_text')}</p>
      <form
        className="preview-form"
        onSubmit={(event) => {
          event.preventDefault();
          look();
        }}
      >
        <Select
          label={t('console.kind')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={RUNNING.map(({ kind, period, value }) => ({
            value,
            label: `${t(KINDS[kind])} · ${t(EVERY[period])}`,
          }))}
        />
        <Button look="line" type="submit" isBusy={looking.isPending}>
          {t('console.preview_look')}
        </Button>
      </form>
      <CallError error={looking.error} />
      {looking.data && <Drafts preview={looking.data} />}
    </Card>
  );
}

function Drafts({ preview }: { preview: PreviewFile }) {
  const t = useT();
  const formats = useFormats();
  const { billCount, amount, bills, asOf } = preview;
  const words = { count: billCount, amount: formats.money(amount) };
  return (
    <>
      <output>
        <b>{t('console.preview_sum', words)}</b>{' '}
        <span className="muted">
          {periodText(preview, formats)} · {t('console.counted_to')} <Moment at={asOf} />
        </span>
      </output>
      {bills.length > 0 && (
        <Table
          caption={t('console.preview')}
          rows={bills}
          keyOf={({ payer, payee }) => `${payer?.memberId ?? ''} ${payee.memberId}`}
          density="dense"
          columns={[
            { key: 'payee', title: t('console.payee'), isHeader: true, cell: Payee },
            { key: 'payer', title: t('console.payer'), cell: Payer },
            { key: 'base', title: t('console.base'), isNumber: true, cell: Base },
            { key: 'rate', title: t('agreements.rate'), isNumber: true, cell: Rate },
            { key: 'amount', title: t('console.amount'), isNumber: true, cell: Amount },
          ]}
        />
      )}
      {bills.length < billCount && <p className="muted small">{t('console.largest_shown')}</p>}
    </>
  );
}

const Payee = ({ payee }: Draft) => <PersonName person={payee} />;
const Payer = ({ payer }: Draft) => <PersonName person={payer} />;
const Base = ({ base }: Draft) => <MoneyText amount={base} />;
const Rate = ({ rate }: Draft) => rateText(rate);
const Amount = ({ amount }: Draft) => <MoneyText amount={amount} />;
