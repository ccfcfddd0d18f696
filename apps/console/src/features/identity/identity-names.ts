import type { DocumentKind, Side } from '@baize/contract/identity';
import type { IdentityFile, IdentityRefusal } from '@baize/contract/identity-desk';
import type { PlainKey } from '@baize/i18n/translate';

export const DOCUMENT_NAMES: Readonly<Record<DocumentKind, PlainKey>> = {
  id_card: 'console.identity_id_card',
  passport: 'console.identity_passport',
  driving_licence: 'console.identity_driving_licence',
};

export const SIDE_NAMES: Readonly<Record<Side, PlainKey>> = {
  front: 'console.identity_front',
  back: 'console.identity_back',
  selfie: 'console.identity_selfie',
};

export const STATUS_NAMES: Readonly<Record<IdentityFile['status'], PlainKey>> = {
  waiting: 'console.identity_status_waiting',
  approved: 'console.identity_status_approved',
  refused: 'console.identity_status_refused',
};

export const REFUSAL_NAMES: Readonly<Record<IdentityRefusal, PlainKey>> = {
  unreadable: 'console.identity_why_unreadable',
  incomplete: 'console.identity_why_incomplete',
  expired: 'console.identity_why_expired',
  other_person: 'console.identity_why_other_person',
  name_differs: 'console.identity_why_name_differs',
  not_genuine: 'console.identity_why_not_genuine',
  too_young: 'console.identity_why_too_young',
};
