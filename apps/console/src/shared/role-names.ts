import { isDelivered, type OperatorRole } from '@baize/contract/operator-roles';
import type { PlainKey, Translate } from '@baize/i18n/translate';

const ROLE_NAMES = {
  admin: 'console.role_admin',
  finance: 'console.role_finance',
  risk: 'console.role_risk',
  support: 'console.role_support',
  auditor: 'console.role_auditor',
} as const satisfies Record<OperatorRole, PlainKey>;

/** A delivered role in the reader's language, one of the brand as the brand calls it. */
export const roleName = (t: Translate, role: string, own: string | null): string =>
  isDelivered(role) ? t(ROLE_NAMES[role]) : (own ?? role);
