import type { Agreement } from '@baize/contract/agreement';
import type { Person } from '@baize/contract/team-shapes';
import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { STATUSES } from '@baize/ui/agreement-words';
import { Button } from '@baize/ui/button.tsx';
import { Disclosure } from '@baize/ui/disclosure.tsx';
import { rateText } from '@baize/ui/rate-text';
import { type Column, Table } from '@baize/ui/table.tsx';
import { useState } from 'react';
import { AgreedTerms } from './agreed-terms.tsx';
import { EndingLine } from './ending-line.tsx';
import { StatusTag } from './status-tag.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Props = {
  agreements: readonly Agreement[];
  onOffer: (payee: Person) => void;
};

/** What was agreed with and offered to direct downlines. */
export function BelowTable({ agreements, onOffer }: Props) {
  const t = useT();
  return (
    <Table
      caption={t('agreements.below')}
      columns={columnsOf(t, onOffer)}
      rows={agreements}
      keyOf={({ agreementId }) => agreementId}
    />
  );
}

const columnsOf = (t: Translate, onOffer: Props['onOffer']): readonly Column<Agreement>[] => [
  {
    key: 'payee',
    title: t('agreements.downline'),
    isHeader: true,
    sortBy: ({ payee }) => payee.account,
    cell: ({ payee }) => <bdi>{payee.account}</bdi>,
  },
  {
    key: 'rate',
    title: t('agreements.rate'),
    isNumber: true,
    sortBy: ({ topRate }) => topRate,
    cell: ({ topRate }) => rateText(topRate),
  },
  {
    key: 'terms',
    title: t('agreements.terms'),
    cell: (agreement) => (
      <Disclosure title={t('agreements.in_words')}>
        <AgreedTerms kind={agreement.kind} terms={agreement} isMine={false} />
      </Disclosure>
    ),
  },
  {
    key: 'state',
    title: t('agreements.state'),
    sortBy: ({ status }) => t(STATUSES[status][0]),
    cell: (agreement) => <StatusTag agreement={agreement} />,
  },
  {
    key: 'actions',
    title: t('agreements.actions'),
    cell: (agreement) => <Actions agreement={agreement} onOffer={onOffer} />,
  },
];

function Actions({ agreement, onOffer }: { agreement: Agreement; onOffer: Props['onOffer'] }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { status, endsAt, payee } = agreement;
  if (status === 'offered') {
    return (
      <div className="agreement-actions">
        <Button look="line" size="small" onClick={() => setAsking(true)}>
          {t('agreements.withdraw')}
        </Button>
        {isAsking && <WithdrawDialog agreement={agreement} onClose={() => setAsking(false)} />}
      </div>
    );
  }
  return (
    <div className="agreement-actions">
      {endsAt === null && (
        <Button look="line" size="small" onClick={() => onOffer(payee)}>
          {t('agreements.offer_other')}
        </Button>
      )}
      <EndingLine agreement={agreement} />
    </div>
  );
}
