import type { KeyScope } from '@baize/contract/operator-key';
import type { PlainKey } from '@baize/i18n/translate';

export const SCOPE_NAMES: Readonly<Record<KeyScope, PlainKey>> = {
  'reports.read': 'ops.scope_reports',
  'payments.read': 'ops.scope_payments',
  'books.read': 'ops.scope_books',
  'members.read': 'ops.scope_members',
  'members.ledger': 'ops.scope_ledger',
  'catalog.read': 'ops.scope_catalog',
  'catalog.manage': 'ops.scope_catalog_manage',
  'settings.read': 'ops.scope_settings',
  'content.read': 'ops.scope_content',
  'audit.read': 'ops.scope_audit',
  'events.read': 'integrations.scope_events',
  'members.note': 'integrations.scope_notes',
};
