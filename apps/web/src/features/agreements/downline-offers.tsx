import { AGREEMENT_KINDS, type AgreementKind } from '@baize/contract/agreement';
import type { Output } from '@baize/contract/endpoint';
import type { readConsolidated } from '@baize/contract/member';
import type { Person } from '@baize/contract/team-shapes';
import { useT } from '@baize/i18n/react.tsx';
import { KINDS } from '@baize/ui/agreement-words';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { useState } from 'react';
import { useConsolidated } from '../../shared/session/use-consolidated.ts';
import './agreements.css';
import { BelowTable } from './below-table.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { useAgreements } from './use-agreements.ts';

type Consolidated = Output<typeof readConsolidated>;

const agreedKinds = ({ salaryInfoType, dividendInfoType }: Consolidated) =>
  AGREEMENT_KINDS.filter((kind) => [...salaryInfoType, ...dividendInfoType].includes(kind));

/** What an agent has agreed with one direct downline, and may offer them, kind by kind. */
export function DownlineOffers({ payee }: { payee: Person }) {
  const t = useT();
  const { data } = useConsolidated();
  const kinds = data ? agreedKinds(data) : [];
  return (
    <Card padding="flush" className="agreements-below">
      <header>
        <h2>{t('agreements.offers_of', { account: payee.account })}</h2>
      </header>
      {data && kinds.length === 0 && (
        <p className="muted agreements-none">{t('agreements.no_kinds')}</p>
      )}
      {kinds.map((kind) => (
        <OfKind key={kind} kind={kind} payee={payee} />
      ))}
    </Card>
  );
}

function OfKind({ kind, payee }: { kind: AgreementKind; payee: Person }) {
  const t = useT();
  const [isOffering, setOffering] = useState(false);
  const { data } = useAgreements(kind);
  const theirs = data?.below.filter((each) => each.payee.memberId === payee.memberId) ?? [];
  return (
    <section className="agreements-kind">
      <header>
        <h3>{t(KINDS[kind])}</h3>
        {data && theirs.length === 0 && (
          <Button look="line" size="small" onClick={() => setOffering(true)}>
            {t('agreements.offer')}
          </Button>
        )}
      </header>
      {theirs.length > 0 && <BelowTable agreements={theirs} onOffer={() => setOffering(true)} />}
      {isOffering && <OfferDialog kind={kind} payee={payee} onClose={() => setOffering(false)} />}
    </section>
  );
}
