import type { RegisterField } from '@baize/contract/register';
import type { PlainKey } from '@baize/i18n/translate';
import {
  calendar,
  chat,
  type IconPath,
  identity,
  link,
  lock,
  phone,
  share,
  shield,
  user,
} from '@baize/ui/icons';

type FieldLook = {
  readonly label: PlainKey;
  readonly icon: IconPath;
  readonly type?: 'password' | 'email';
  readonly inputMode?: 'numeric' | 'email';
  /** What browsers and password managers fill in. */
  readonly autoComplete: string;
};

const messenger = (label: PlainKey): FieldLook => ({ label, icon: chat, autoComplete: 'off' });

/** How each field is named and typed. What it accepts is the brand's to say. */
export const FIELD_TABLE: Readonly<Record<RegisterField, FieldLook>> = {
  username: { label: 'register.username', icon: user, autoComplete: 'username' },
  password: {
    label: 'register.password',
    icon: lock,
    type: 'password',
    autoComplete: 'new-password',
  },
  confirmPassword: {
    label: 'register.confirm_password',
    icon: lock,
    type: 'password',
    autoComplete: 'new-password',
  },
  payeeName: { label: 'register.payee_name', icon: identity, autoComplete: 'name' },
  email: {
    label: 'register.email',
    icon: chat,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
  },
  qqNum: { ...messenger('register.qq'), inputMode: 'numeric' },
  mobileNum: { label: 'register.mobile', icon: phone, autoComplete: 'tel-national' },
  recommenderId: { label: 'register.recommender', icon: share, autoComplete: 'off' },
  captcha: { label: 'register.captcha', icon: shield, autoComplete: 'off' },
  verificationCode: {
    label: 'register.code',
    icon: shield,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  affiliateCode: { label: 'register.invitation_code', icon: link, autoComplete: 'off' },
  paymentPassword: {
    label: 'register.payment_password',
    icon: lock,
    type: 'password',
    autoComplete: 'off',
  },
  line: messenger('register.line'),
  whatsapp: messenger('register.whatsapp'),
  facebook: messenger('register.facebook'),
  wechat: messenger('register.wechat'),
  telegram: messenger('register.telegram'),
  zalo: messenger('register.zalo'),
  idNumber: { label: 'register.id_number', icon: identity, autoComplete: 'off' },
  birthday: { label: 'register.birthday', icon: calendar, autoComplete: 'bday' },
  referralCode: { label: 'register.referral_code', icon: share, autoComplete: 'off' },
};
