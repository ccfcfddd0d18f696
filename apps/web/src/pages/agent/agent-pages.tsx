import { ContractsCard } from '../../features/agent-center/bills/contracts-card.tsx';
import { Downlines } from '../../features/agent-center/downlines/downlines.tsx';
import { TeamOverview } from '../../features/agent-center/overview/team-overview.tsx';
import { DownlineOffers } from '../../features/agreements/downline-offers.tsx';

// The center is one place of work: its pages come together, so that none waits when it is opened.
export { RegisterCenter as RegisterCenterPage } from '../../features/agent-center/register/register-center.tsx';
export { Income as IncomePage } from '../../features/agent-center/statements/income.tsx';
export { TeamEntries as TeamEntriesPage } from '../../features/agent-center/statements/team-entries.tsx';
export { UserLoss as UserLossPage } from '../../features/agent-center/statements/user-loss.tsx';
export { MessageCenter as AgentMessagesPage } from '../../features/messages/message-center.tsx';
export { AgentAnnouncementsPage } from './agent-announcements-page.tsx';
export { AgentSupportPage } from './agent-support-page.tsx';
export {
  DailySalaryPage,
  DividendPage,
  HourlySalaryPage,
  RealtimeSalaryPage,
} from './contract-pages.tsx';
export { TeamBetsPage } from './team-bets-page.tsx';

export const TeamOverviewPage = () => <TeamOverview contracts={<ContractsCard />} />;

export const DownlinesPage = () => (
  <Downlines
    renderOffers={(memberId, account) => <DownlineOffers payee={{ memberId, account }} />}
  />
);
