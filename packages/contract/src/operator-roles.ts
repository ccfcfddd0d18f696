/** What operators are, by what they are trusted with. */
export const OPERATOR_ROLES = ['admin', 'finance', 'risk', 'support', 'auditor'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Every kind of thing an operator may do, and the roles that may: as few as can do the work. */
export const PERMISSIONS = {
  'overview.read': ['admin', 'finance', 'risk', 'support', 'auditor'],
  'payments.read': ['admin', 'finance', 'risk', 'support', 'auditor'],
  'payments.decide': ['admin', 'finance'],
  'members.read': ['admin', 'finance', 'risk', 'support', 'auditor'],
  'members.ledger': ['admin', 'finance', 'risk', 'auditor'],
  'members.note': ['admin', 'finance', 'risk', 'support'],
  'members.move': ['admin'],
  'members.exclude': ['admin', 'risk', 'support'],
  'members.stop': ['admin', 'risk'],
  'members.password': ['admin', 'support'],
  'agreements.read': ['admin', 'finance', 'risk', 'auditor'],
  'agreements.manage': ['admin', 'finance'],
  'adjustments.ask': ['admin', 'finance'],
  'adjustments.decide': ['admin', 'finance'],
  'books.read': ['admin', 'finance', 'auditor'],
  'reports.read': ['admin', 'finance', 'risk', 'auditor'],
  'books.close': ['admin', 'finance'],
  'redemptions.read': ['admin', 'finance', 'risk', 'support', 'auditor'],
  'redemptions.decide': ['admin', 'finance'],
  'cases.read': ['admin', 'finance', 'risk', 'support', 'auditor'],
  'cases.work': ['admin', 'finance', 'risk'],
  'risk.read': ['admin', 'risk', 'auditor'],
  'risk.manage': ['admin', 'risk'],
  'catalog.read': ['admin', 'risk', 'support', 'auditor'],
  'catalog.manage': ['admin'],
  'settings.read': ['admin', 'risk', 'auditor'],
  'settings.manage': ['admin'],
  'content.read': ['admin', 'support', 'auditor'],
  'content.publish': ['admin'],
  'promotions.read': ['admin', 'finance', 'risk', 'support', 'auditor'],
  'promotions.decide': ['admin', 'finance', 'support'],
  'chat.read': ['admin', 'risk', 'support', 'auditor'],
  'chat.moderate': ['admin', 'support'],
  'feedback.read': ['admin', 'finance', 'risk', 'support', 'auditor'],
  'feedback.answer': ['admin', 'support'],
  'support.read': ['admin', 'risk', 'support', 'auditor'],
  'support.answer': ['admin', 'support'],
  'draws.read': ['admin', 'finance', 'risk', 'support', 'auditor'],
  'draws.enter': ['admin', 'finance', 'risk'],
  'draws.confirm': ['admin', 'finance'],
  'draws.void': ['admin', 'finance'],
  'draws.limits': ['admin', 'risk'],
  'trading.read': ['admin', 'finance', 'risk', 'auditor'],
  'trading.act': ['admin', 'risk'],
  'trading.results': ['admin', 'finance', 'risk'],
  'identity.read': ['admin', 'risk', 'support', 'auditor'],
  'identity.decide': ['admin', 'risk'],
  'stops.read': ['admin', 'finance', 'risk', 'support', 'auditor'],
  'stops.decide': ['admin', 'risk'],
  'audit.read': ['admin', 'auditor'],
  'operators.manage': ['admin'],
} as const satisfies Record<string, readonly OperatorRole[]>;

export type Permission = keyof typeof PERMISSIONS;

export const mayDo = (role: OperatorRole, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly OperatorRole[]).includes(role);
