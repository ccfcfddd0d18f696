import type { SecurityCenter } from '@baize/contract/security';
import type { PlainKey } from '@baize/i18n/translate';

export type ProfileField = keyof Pick<
  SecurityCenter,
  | 'address'
  | 'nationality'
  | 'occupation'
  | 'sourceOfIncome'
  | 'line'
  | 'telegram'
  | 'whatsapp'
  | 'facebook'
  | 'wechat'
  | 'zalo'
  | 'qqNum'
>;

export type ProfileRow = {
  readonly field: ProfileField;
  readonly label: PlainKey;
  readonly max: number;
  readonly autoComplete: string;
};

export const PROFILE_FIELDS: readonly ProfileRow[] = [
  { field: 'address', label: 'security.address', max: 300, autoComplete: 'street-address' },
  { field: 'nationality', label: 'security.nationality', max: 60, autoComplete: 'country-name' },
  {
    field: 'occupation',
    label: 'security.occupation',
    max: 80,
    autoComplete: 'organization-title',
  },
  { field: 'sourceOfIncome', label: 'security.source_of_income', max: 80, autoComplete: 'off' },
];

const messenger = (field: ProfileField, label: PlainKey, max = 60): ProfileRow => ({
  field,
  label,
  max,
  autoComplete: 'off',
});

export const MESSENGER_FIELDS: readonly ProfileRow[] = [
  messenger('line', 'security.line'),
  messenger('telegram', 'security.telegram'),
  messenger('whatsapp', 'security.whatsapp'),
  messenger('facebook', 'security.facebook', 120),
  messenger('wechat', 'security.wechat'),
  messenger('zalo', 'security.zalo'),
  messenger('qqNum', 'security.qq', 30),
];
