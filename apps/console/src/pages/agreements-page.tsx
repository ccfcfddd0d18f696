import { AgreementList } from '../features/agreements/agreement-list.tsx';

export const AgreementsPage = () => <AgreementList />;
