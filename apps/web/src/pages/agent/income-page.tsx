export { Income as IncomePage } from '../../features/agent-center/reports/income.tsx';
