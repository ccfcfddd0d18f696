export { UserLoss as UserLossPage } from '../../features/agent-center/statements/user-loss.tsx';
