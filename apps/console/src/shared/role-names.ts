import type { OperatorRole } from '@baize/contract/operator-roles';
import type { PlainKey } from '@baize/i18n/translate';

export const ROLE_NAMES = {
  admin: 'console.role_admin',
  finance: 'console.role_finance',
  risk: 'console.role_risk',
  support: 'console.role_support',
  auditor: 'console.role_auditor',
} as const satisfies Record<OperatorRole, PlainKey>;
