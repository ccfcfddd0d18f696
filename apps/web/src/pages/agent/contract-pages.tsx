import { ContractPage } from '../../features/agent-center/bills/contract-page.tsx';
import { AgreementPanel } from '../../features/agreements/agreement-panel.tsx';

export const DividendPage = () => (
  <ContractPage kind="dividend" agreements={<AgreementPanel kind="dividend" />} />
);

export const DailySalaryPage = () => (
  <ContractPage kind="daily" agreements={<AgreementPanel kind="daily" />} />
);

export const HourlySalaryPage = () => (
  <ContractPage kind="hourly" agreements={<AgreementPanel kind="hourly" />} />
);

export const RealtimeSalaryPage = () => (
  <ContractPage kind="realtime" agreements={<AgreementPanel kind="realtime" />} />
);
