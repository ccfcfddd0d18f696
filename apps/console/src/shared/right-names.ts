import type { Permission } from '@baize/contract/operator-roles';
import type { PlainKey } from '@baize/i18n/translate';

/** What each right lets somebody do. */
export const RIGHT_NAMES = {
  'overview.read': 'rights.may_overview_read',
  'payments.read': 'rights.may_payments_read',
  'payments.decide': 'rights.may_payments_decide',
  'members.read': 'rights.may_members_read',
  'members.ledger': 'rights.may_members_ledger',
  'members.note': 'rights.may_members_note',
  'members.move': 'rights.may_members_move',
  'members.exclude': 'rights.may_members_exclude',
  'members.limit': 'rights.may_members_limit',
  'members.stop': 'rights.may_members_stop',
  'members.password': 'rights.may_members_password',
  'agreements.read': 'rights.may_agreements_read',
  'agreements.manage': 'rights.may_agreements_manage',
  'adjustments.ask': 'rights.may_adjustments_ask',
  'adjustments.decide': 'rights.may_adjustments_decide',
  'books.read': 'rights.may_books_read',
  'reports.read': 'rights.may_reports_read',
  'books.close': 'rights.may_books_close',
  'redemptions.read': 'rights.may_redemptions_read',
  'redemptions.decide': 'rights.may_redemptions_decide',
  'cases.read': 'rights.may_cases_read',
  'cases.work': 'rights.may_cases_work',
  'risk.read': 'rights.may_risk_read',
  'risk.manage': 'rights.may_risk_manage',
  'catalog.read': 'rights.may_catalog_read',
  'catalog.manage': 'rights.may_catalog_manage',
  'settings.read': 'rights.may_settings_read',
  'settings.manage': 'rights.may_settings_manage',
  'content.read': 'rights.may_content_read',
  'content.publish': 'rights.may_content_publish',
  'promotions.read': 'rights.may_promotions_read',
  'promotions.decide': 'rights.may_promotions_decide',
  'chat.read': 'rights.may_chat_read',
  'chat.moderate': 'rights.may_chat_moderate',
  'feedback.read': 'rights.may_feedback_read',
  'feedback.answer': 'rights.may_feedback_answer',
  'support.read': 'rights.may_support_read',
  'support.answer': 'rights.may_support_answer',
  'draws.read': 'rights.may_draws_read',
  'draws.enter': 'rights.may_draws_enter',
  'draws.confirm': 'rights.may_draws_confirm',
  'draws.void': 'rights.may_draws_void',
  'draws.limits': 'rights.may_draws_limits',
  'draws.terms': 'rights.may_draws_terms',
  'trading.read': 'rights.may_trading_read',
  'trading.act': 'rights.may_trading_act',
  'trading.results': 'rights.may_trading_results',
  'identity.read': 'rights.may_identity_read',
  'identity.decide': 'rights.may_identity_decide',
  'stops.read': 'rights.may_stops_read',
  'stops.decide': 'rights.may_stops_decide',
  'audit.read': 'rights.may_audit_read',
  'events.read': 'rights.may_events_read',
  'webhooks.manage': 'rights.may_webhooks_manage',
  'operators.manage': 'rights.may_operators_manage',
  'emergency.use': 'rights.may_emergency_use',
} as const satisfies Record<Permission, PlainKey>;

type Area = { readonly name: PlainKey; readonly of: readonly string[] };

/** Rights stand together by the part of their name before the dot. */
export const RIGHT_AREAS: readonly Area[] = [
  {
    name: 'rights.area_money',
    of: ['payments', 'adjustments', 'books', 'redemptions', 'agreements'],
  },
  {
    name: 'rights.area_members',
    of: ['members', 'identity', 'promotions', 'feedback', 'support', 'chat'],
  },
  { name: 'rights.area_play', of: ['catalog', 'draws', 'trading', 'stops'] },
  { name: 'rights.area_site', of: ['content', 'settings', 'webhooks'] },
  { name: 'rights.area_watch', of: ['overview', 'reports', 'cases', 'risk', 'audit', 'events'] },
  { name: 'rights.area_people', of: ['operators', 'emergency'] },
];

export const areaOf = (permission: string): string => permission.slice(0, permission.indexOf('.'));
