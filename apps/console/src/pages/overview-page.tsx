import { NewestCases } from '../features/cases/newest-cases.tsx';
import { Overview } from '../features/overview/overview.tsx';
import { OldestWithdrawals } from '../features/withdrawals/oldest-withdrawals.tsx';

export const OverviewPage = () => (
  <Overview queue={<OldestWithdrawals />} alerts={<NewestCases />} />
);
