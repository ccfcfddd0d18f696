import type { AgreementKind } from '@baize/contract/agreement';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import type { ReactNode } from 'react';
import type { AgentPath } from '../agent-pages.ts';
import { PageHead } from '../page-head.tsx';
import { KIND_NAMES } from '../statements/income.tsx';
import { TeamRange } from '../team-range.tsx';
import { useTeamSearch } from '../use-team-search.ts';
import { BillDetail } from './bill-detail.tsx';
import { BillList } from './bill-list.tsx';
import { PreviewCard } from './preview-card.tsx';

/** Where each kind has its page. */
export const CONTRACT_PAGES: Readonly<Record<AgreementKind, AgentPath>> = {
  dividend: '/agentHome/agentDividendRecordCopy2',
  daily: '/agentHome/agentDailyWages2',
  hourly: '/agentHome/agentHourSalary',
  realtime: '/agentHome/agentRealtimeSalary',
};

const LEADS: Readonly<Record<AgreementKind, PlainKey>> = {
  dividend: 'agents.dividend_lead',
  daily: 'agents.daily_lead',
  hourly: 'agents.hourly_lead',
  realtime: 'agents.realtime_lead',
};

/** Short periods make many bills: they open on fewer days. */
const USUAL_DAYS = { dividend: 93, daily: 31, hourly: 7, realtime: 1 } as const;

type Props = {
  kind: AgreementKind;
  /** The agreements of this kind, which another feature knows. */
  agreements: ReactNode;
};

/** One kind of contract: what is agreed, what runs, what was settled and why. */
export function ContractPage({ kind, agreements }: Props) {
  const t = useT();
  const filters = useTeamSearch(CONTRACT_PAGES[kind], USUAL_DAYS[kind]);
  const { bill } = filters.search;
  if (bill) {
    return <BillDetail billId={bill} onBack={() => filters.change({ bill: undefined })} />;
  }
  return (
    <>
      <PageHead title={t(KIND_NAMES[kind])} lead={<p className="muted">{t(LEADS[kind])}</p>} />
      <div className="team-columns">
        <div className="agent-found">{agreements}</div>
        <PreviewCard kind={kind} />
      </div>
      <section className="agent-found">
        <div className="agent-head">
          <div>
            <h2>{t('agents.bills')}</h2>
          </div>
          <TeamRange filters={filters} />
        </div>
        <BillList kind={kind} filters={filters} />
      </section>
    </>
  );
}
