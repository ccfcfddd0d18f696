import { LOG_KINDS, type LogKind } from '@baize/contract/event-log';
import type { PlainKey, Translate } from '@baize/i18n/translate';

export const KIND_NAMES: Readonly<Record<LogKind, PlainKey>> = {
  'member.registered': 'integrations.kind_member_registered',
  'member.stopped': 'integrations.kind_member_stopped',
  'member.protection': 'integrations.kind_member_protection',
  'deposit.changed': 'integrations.kind_deposit_changed',
  'withdrawal.changed': 'integrations.kind_withdrawal_changed',
  'transfer.received': 'integrations.kind_transfer_received',
  'bonus.changed': 'integrations.kind_bonus_changed',
  'agreement.changed': 'integrations.kind_agreement_changed',
  'catalogue.changed': 'integrations.kind_catalogue_changed',
  'site.changed': 'integrations.kind_site_changed',
};

export const kindOf = (text: string | undefined): LogKind | undefined =>
  LOG_KINDS.find((kind) => kind === text);

export function kindName(text: string, t: Translate): string {
  const kind = kindOf(text);
  return kind ? t(KIND_NAMES[kind]) : t('integrations.kind_trial');
}
