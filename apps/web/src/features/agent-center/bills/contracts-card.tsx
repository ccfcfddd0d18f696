import {
  AGREEMENT_KINDS,
  type AgreementKind,
  listAgreementRequests,
} from '@baize/contract/agreement';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { rateText } from '@baize/ui/rate-text';
import { Tag } from '@baize/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../../shared/server/api.ts';
import { useMemberKey } from '../../../shared/session/session.ts';
import { useConsolidated } from '../../../shared/session/use-consolidated.ts';
import type { Consolidated } from '../agent-pages.ts';
import { KIND_NAMES } from '../statements/income.tsx';
import './bills.css';
import { CONTRACT_PAGES } from './contract-page.tsx';
import { usePreview } from './use-bills.ts';

const FLAGS: Readonly<Record<AgreementKind, keyof Consolidated>> = {
  dividend: 'divtypereq',
  daily: 'dailysalreqtype',
  hourly: 'contracthoursalreq',
  realtime: 'realtimesalreqtype',
};

/** The agent's own contracts at a glance: the rate now, how far to the next, when it settles. */
export function ContractsCard() {
  const t = useT();
  const { data } = useConsolidated();
  const kinds = AGREEMENT_KINDS.filter((kind) => data && data[FLAGS[kind]] !== null);
  return (
    <Card className="contracts-card">
      <h2>{t('agents.my_contracts')}</h2>
      <Waiting />
      {data && kinds.length === 0 && <p className="muted">{t('agents.no_contracts')}</p>}
      {kinds.map((kind) => (
        <ContractLine key={kind} kind={kind} />
      ))}
    </Card>
  );
}

/** Offers that wait for an answer. */
function Waiting() {
  const t = useT();
  const { data } = useQuery({
    queryKey: useMemberKey('agreements requests'),
    queryFn: ({ signal }) => call(listAgreementRequests, {}, signal),
  });
  const open = (data ?? []).filter(({ kind }) => kind !== 'success');
  return open.map(({ kind, agreement }) => (
    <Link
      key={agreement.agreementId}
      to={CONTRACT_PAGES[agreement.kind]}
      className="contracts-waiting"
    >
      <b>
        {t(kind === 'newContract' ? 'agents.offer_waits' : 'agents.ending_waits', {
          kind: t(KIND_NAMES[agreement.kind]),
        })}
      </b>
      <Tag tone="warn">{rateText(agreement.topRate)}</Tag>
    </Link>
  ));
}

function ContractLine({ kind }: { kind: AgreementKind }) {
  const t = useT();
  const { dateTime, money, number } = useFormats();
  const { data } = usePreview(kind);
  const mine = data?.mine;
  const next = mine?.tiers[mine.tier ?? 0];
  const lacking = next?.thresholds.find(({ isMet }) => !isMet);
  return (
    <div className="contracts-line">
      <p>
        <Link to={CONTRACT_PAGES[kind]}>
          <b>
            {t(KIND_NAMES[kind])}
            {mine && mine.tier !== null && ` · ${rateText(mine.rate)}`}
          </b>
        </Link>
        {mine && (
          <span className="muted">
            {t('agents.settles_short', { at: dateTime(instant(new Date(mine.to))) })}
          </span>
        )}
      </p>
      {mine ? (
        <p>
          <span className="muted">{t('agents.would_receive')}</span>
          <MoneyText amount={mine.amount} />
        </p>
      ) : (
        <p className="muted">{t('agents.no_agreement')}</p>
      )}
      {next && lacking && (
        <p className="faint small">
          {t('agents.next_tier', {
            rate: rateText(next.rate),
            reached:
              lacking.of === 'activeMembers' ? number(lacking.reached) : money(lacking.reached),
            needed: lacking.of === 'activeMembers' ? number(lacking.needed) : money(lacking.needed),
          })}
        </p>
      )}
    </div>
  );
}
