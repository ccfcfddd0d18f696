import type { SecurityCenter } from '@baize/contract/security';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { chat, coins, link, lock, phone, shield } from '@baize/ui/icons';
import { Tag } from '@baize/ui/tag.tsx';
import { waysOf } from '../../shared/fields/use-factor.ts';
import type { Opened } from './dialogs.tsx';
import { SettingRow } from './setting-row.tsx';

type Props = { center: SecurityCenter; onOpen: (opened: Opened) => void };

/** How one gets in and proves to be oneself. */
export function ProtectionCard({ center, onOpen }: Props) {
  const t = useT();
  const canProve = waysOf(center).length > 0;
  return (
    <Card aria-labelledby="security-protection">
      <h2 id="security-protection">{t('security.protection')}</h2>
      <ul className="settings-list">
        <PasswordRow center={center} onOpen={onOpen} />
        <ContactRow kind="mobile" center={center} onOpen={onOpen} />
        <ContactRow kind="email" center={center} onOpen={onOpen} />
        <SettingRow
          icon={coins}
          name={t('security.payment_password')}
          value={canProve ? t('security.payment_text') : t('security.contact_first')}
          state={<SetTag isSet={center.hasPaymentPassword} />}
          {...(canProve && {
            action: center.hasPaymentPassword ? t('security.change') : t('security.set'),
            onAction: () => onOpen('payment'),
          })}
        />
        <TotpRow center={center} onOpen={onOpen} />
        {center.outside.length > 0 && <OutsideRow outside={center.outside} />}
      </ul>
    </Card>
  );
}

export function SetTag({ isSet }: { isSet: boolean }) {
  const t = useT();
  return isSet ? (
    <Tag tone="win">{t('security.is_set')}</Tag>
  ) : (
    <Tag tone="warn">{t('security.not_set')}</Tag>
  );
}

function PasswordRow({ center, onOpen }: Props) {
  const t = useT();
  const { date } = useFormats();
  const { hasPassword, passwordChangedAt } = center;
  if (!hasPassword) {
    return (
      <SettingRow icon={lock} name={t('security.password')} value={t('security.password_none')} />
    );
  }
  return (
    <SettingRow
      icon={lock}
      name={t('security.password')}
      value={
        passwordChangedAt
          ? t('security.password_since', { date: date(instant(new Date(passwordChangedAt))) })
          : t('security.password_never')
      }
      state={<SetTag isSet />}
      action={t('security.change')}
      onAction={() => onOpen('password')}
    />
  );
}

function ContactRow({ kind, center, onOpen }: Props & { kind: 'mobile' | 'email' }) {
  const t = useT();
  const masked = center[kind];
  const names = { mobile: t('security.mobile'), email: t('security.email') };
  const texts = { mobile: t('security.mobile_text'), email: t('security.email_text') };
  return (
    <SettingRow
      icon={kind === 'mobile' ? phone : chat}
      name={names[kind]}
      value={masked === null ? texts[kind] : <bdi>{masked}</bdi>}
      state={<SetTag isSet={masked !== null} />}
      action={masked === null ? t('security.add') : t('security.change')}
      onAction={() => onOpen(kind)}
    />
  );
}

function TotpRow({ center, onOpen }: Props) {
  const t = useT();
  const { isOn, recoveryCodesLeft } = center.totp;
  const canProve = waysOf(center).length > 0;
  if (isOn) {
    return (
      <SettingRow
        icon={shield}
        name={t('security.totp')}
        value={t('security.recovery_left', { count: recoveryCodesLeft })}
        state={<SetTag isSet />}
        action={t('security.turn_off')}
        onAction={() => onOpen('totp-off')}
      />
    );
  }
  return (
    <SettingRow
      icon={shield}
      name={t('security.totp')}
      value={canProve ? t('security.totp_short') : t('security.contact_first')}
      state={<SetTag isSet={false} />}
      {...(canProve && { action: t('security.turn_on'), onAction: () => onOpen('totp') })}
    />
  );
}

const PROVIDERS = { google: 'Google', facebook: 'Facebook' } as const;

function OutsideRow({ outside }: Pick<SecurityCenter, 'outside'>) {
  const t = useT();
  return (
    <SettingRow
      icon={link}
      name={t('security.outside')}
      value={outside.map((provider) => PROVIDERS[provider]).join(' · ')}
    />
  );
}
