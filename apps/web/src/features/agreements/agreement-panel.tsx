import type { AgreementKind, AgreementList } from '@baize/contract/agreement';
import type { Person } from '@baize/contract/team-shapes';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Disclosure } from '@baize/ui/disclosure.tsx';
import { plus } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/lists/answered.tsx';
import { useSession } from '../../shared/session/session.ts';
import { AgreementCard } from './agreement-card.tsx';
import './agreements.css';
import { BelowTable } from './below-table.tsx';
import { AnswerButton } from './ending-line.tsx';
import { ExportAgreements } from './export-agreements.tsx';
import { HistoryTable } from './history-table.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { useAgreements } from './use-agreements.ts';

/** All that somebody has to do with one kind of agreement: from above, below, and before. */
export function AgreementPanel({ kind }: { kind: AgreementKind }) {
  const query = useAgreements(kind);
  return (
    <Answered query={query} waiting={<PanelWait />}>
      {(list) => <Panel kind={kind} list={list} />}
    </Answered>
  );
}

const PanelWait = () => (
  <Loading className="agreements">
    <Skeleton height="14rem" />
    <Skeleton height="10rem" />
  </Loading>
);

type PanelProps = { kind: AgreementKind; list: AgreementList };

function Panel({ kind, list }: PanelProps) {
  const t = useT();
  const { isAgent } = useSession();
  const { mine, coming, offered, history } = list;
  return (
    <div className="agreements">
      {offered && (
        <Note tone="warn">
          <p>{t('agreements.waits')}</p>
          <AnswerButton key={offered.agreementId} agreement={offered} />
        </Note>
      )}
      {mine ? (
        <AgreementCard title={t('agreements.mine')} agreement={mine} />
      ) : (
        <Card className="agreement-card">
          <h2>{t('agreements.mine')}</h2>
          <p className="muted">{t('agreements.none_mine')}</p>
        </Card>
      )}
      {coming && <AgreementCard title={t('agreements.coming')} agreement={coming} />}
      {isAgent && <Below kind={kind} list={list} />}
      {history.length > 0 && (
        <Card padding="flush">
          <Disclosure title={t('agreements.history')}>
            <HistoryTable agreements={history} />
          </Disclosure>
        </Card>
      )}
    </div>
  );
}

function Below({ kind, list }: PanelProps) {
  const t = useT();
  const { below, limit } = list;
  const [offering, setOffering] = useState<{ payee: Person | null } | null>(null);
  return (
    <Card padding="flush" className="agreements-below">
      <header>
        <h2>{t('agreements.below')}</h2>
        <div className="agent-tools">
          <ExportAgreements list={list} />
          {limit !== null && (
            <Button look="brand" icon={plus} onClick={() => setOffering({ payee: null })}>
              {t('agreements.offer')}
            </Button>
          )}
        </div>
      </header>
      {below.length > 0 ? (
        <BelowTable agreements={below} onOffer={(payee) => setOffering({ payee })} />
      ) : (
        <p className="muted agreements-none">
          {t(limit === null ? 'agreements.no_kinds' : 'agreements.none_below')}
        </p>
      )}
      {offering && (
        <OfferDialog kind={kind} payee={offering.payee} onClose={() => setOffering(null)} />
      )}
    </Card>
  );
}
