import { Audit } from '../features/audit/audit.tsx';

export const AuditPage = () => <Audit />;
