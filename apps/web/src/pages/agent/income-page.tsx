export { Income as IncomePage } from '../../features/agent-center/statements/income.tsx';
