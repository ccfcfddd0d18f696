import { ContractsCard } from '../../features/agent-center/bills/contracts-card.tsx';
import { TeamOverview } from '../../features/agent-center/overview/team-overview.tsx';

export const TeamOverviewPage = () => <TeamOverview contracts={<ContractsCard />} />;
