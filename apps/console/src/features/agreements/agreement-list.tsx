import type { Agreement } from '@baize/contract/agreement';
import { PLATFORM_AGREEMENT_SORTS } from '@baize/contract/platform-agreement';
import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { AgreementTag } from '@baize/ui/agreement-tag.tsx';
import { EVERY, KINDS } from '@baize/ui/agreement-words';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { plus } from '@baize/ui/icons';
import { rateText } from '@baize/ui/rate-text';
import type { Column, TableOrder } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { now } from '../../shared/clock.ts';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { MemberLink } from '../../shared/member-link.tsx';
import { Moment } from '../../shared/moment.tsx';
import { OlderButton } from '../../shared/older-button.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { useSorting } from '../../shared/use-sorting.ts';
import { AgreementFilters, useSought } from './agreement-filters.tsx';
import './agreements.css';
import { OfferDialog } from './offer-dialog.tsx';
import { useAgreementList } from './use-platform-agreements.ts';

/** What the platform has agreed with the first of every line, and offers to them. */
export function AgreementList() {
  const t = useT();
  const may = useMay();
  const [isOffering, setOffering] = useState(false);
  const sought = useSought();
  const { order, asked, isUsual } = useSorting(PLATFORM_AGREEMENT_SORTS, {
    by: 'offeredAt',
    isDown: true,
  });
  const query = useAgreementList(sought, asked);
  const askedCount = query.data?.pages[0]?.askedCount ?? 0;
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('console.agreements')}</h1>
          <p className="muted">{t('console.agreements_text')}</p>
        </div>
        {may('agreements.manage') && (
          <Button look="act" icon={plus} onClick={() => setOffering(true)}>
            {t('console.agreement_offer')}
          </Button>
        )}
      </header>
      <AgreementFilters sought={sought} askedCount={askedCount} />
      <Answered query={query}>
        {({ pages }) => <Rows rows={pages.flatMap(({ agreements }) => agreements)} order={order} />}
      </Answered>
      <OlderButton query={query} isUsual={isUsual} />
      {isOffering && <OfferDialog payee={null} onClose={() => setOffering(false)} />}
    </>
  );
}

function Rows({ rows, order }: { rows: readonly Agreement[]; order: TableOrder }) {
  const t = useT();
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState title={t('console.agreements_none')}>
          {t('console.agreements_none_text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card padding="flush">
      <ListTable
        name="agreements"
        isExported
        caption={t('console.agreements')}
        rows={rows}
        keyOf={({ agreementId }) => agreementId}
        order={order}
        phoneCells={4}
        columns={columnsOf(t)}
      />
    </Card>
  );
}

const columnsOf = (t: Translate): readonly Column<Agreement>[] => [
  {
    key: 'kind',
    title: t('console.kind'),
    isHeader: true,
    cell: ({ agreementId, kind }) => (
      <ConsoleLink to={`/agreements/${agreementId}`} className="link">
        {t(KINDS[kind])}
      </ConsoleLink>
    ),
  },
  { key: 'agent', title: t('console.top_agent'), cell: ({ payee }) => <MemberLink {...payee} /> },
  { key: 'every', title: t('console.period'), cell: ({ period }) => t(EVERY[period]) },
  {
    key: 'topRate',
    title: t('console.rate_up_to'),
    isNumber: true,
    cell: ({ topRate }) => rateText(topRate),
  },
  {
    key: 'version',
    title: t('agreements.version'),
    isNumber: true,
    cell: ({ version }) => String(version),
  },
  {
    key: 'state',
    title: t('console.status'),
    cell: (agreement) => (
      <span className="queue-tags">
        <AgreementTag agreement={agreement} now={now()} />
        {agreement.ending && (
          <Tag tone="warn">
            {t(agreement.ending.isMine ? 'console.ending_asked' : 'console.ending_waits')}
          </Tag>
        )}
      </span>
    ),
  },
  {
    key: 'offeredAt',
    title: t('console.offered_at'),
    cell: ({ offeredAt }) => <Moment at={offeredAt} />,
  },
];
