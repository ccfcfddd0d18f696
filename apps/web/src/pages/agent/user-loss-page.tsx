export { UserLoss as UserLossPage } from '../../features/agent-center/reports/user-loss.tsx';
