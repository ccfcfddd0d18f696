/** The roles every brand begins with. It makes others, and changes these, in the console. */
export const OPERATOR_ROLES = ['admin', 'finance', 'risk', 'support', 'auditor'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/**
 * Every kind of thing an operator may do, and the roles that may unless the brand says otherwise: as
 * few as can do the work.
 */
export const PERMISSIONS = {
  'overview.read': ['admin', 'finance', 'risk', 'support', 'auditor'],
  'payments.read': ['admin', 'finance', 'risk', 'support', 'auditor'],
  'payments.decide': ['admin', 'finance'],
  'members.read': ['admin', 'finance', 'risk', 'support', 'auditor'],
  'members.ledger': ['admin', 'finance', 'risk', 'auditor'],
  'members.note': ['admin', 'finance', 'risk', 'support'],
  'members.move': ['admin'],
  'members.exclude': ['admin', 'risk', 'support'],
  'members.limit': ['admin', 'risk'],
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
  'draws.terms': ['admin', 'risk'],
  'trading.read': ['admin', 'finance', 'risk', 'auditor'],
  'trading.act': ['admin', 'risk'],
  'trading.results': ['admin', 'finance', 'risk'],
  'identity.read': ['admin', 'risk', 'support', 'auditor'],
  'identity.decide': ['admin', 'risk'],
  'stops.read': ['admin', 'finance', 'risk', 'support', 'auditor'],
  'stops.decide': ['admin', 'risk'],
  'audit.read': ['admin', 'auditor'],
  'events.read': ['admin', 'auditor'],
  'webhooks.manage': ['admin'],
  'operators.manage': ['admin'],
  'emergency.use': ['admin', 'finance', 'risk', 'support'],
} as const satisfies Record<string, readonly OperatorRole[]>;

export type Permission = keyof typeof PERMISSIONS;

export const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as readonly Permission[];

/** What a role may as it is delivered. */
export const permissionsOf = (role: OperatorRole): readonly Permission[] =>
  ALL_PERMISSIONS.filter((each) => (PERMISSIONS[each] as readonly OperatorRole[]).includes(role));

export const isDelivered = (role: string): role is OperatorRole =>
  (OPERATOR_ROLES as readonly string[]).includes(role);

/** Administrators may everything, always: whoever else loses a right, they can give it back. */
export const FIXED_ROLE = 'admin' satisfies OperatorRole;

export const mayDo = (trusted: readonly Permission[], permission: Permission): boolean =>
  trusted.includes(permission);
