import type { SecurityCenter } from '@baize/contract/security';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { pencil } from '@baize/ui/icons';
import type { Opened } from './dialogs.tsx';
import { MESSENGER_FIELDS, PROFILE_FIELDS } from './profile-fields.ts';

type Props = { center: SecurityCenter; onOpen: (opened: Opened) => void };

/** What the account knows of its member; messengers show where there are any. */
export function ProfileCard({ center, onOpen }: Props) {
  const t = useT();
  const { date } = useFormats();
  const shown = (value: string | null) =>
    value ? <bdi>{value}</bdi> : <span className="faint">{t('security.not_given')}</span>;
  const birthday = center.birthday && date(instant(new Date(`${center.birthday}T12:00:00Z`)));
  const [bankAccount] = center.bankAccounts;
  return (
    <Card aria-labelledby="security-profile" className="profile">
      <header className="security-head">
        <h2 id="security-profile">{t('security.profile')}</h2>
        <Button
          look="line"
          size="small"
          icon={pencil}
          aria-label={`${t('security.edit')}: ${t('security.profile')}`}
          onClick={() => onOpen('profile')}
        >
          {t('security.edit')}
        </Button>
      </header>
      <Facts
        facts={[
          { name: t('security.nickname'), value: shown(center.nickname) },
          { name: t('security.full_name'), value: shown(center.fullName) },
          { name: t('security.birthday'), value: shown(birthday) },
          ...PROFILE_FIELDS.map(({ field, label }) => ({
            name: t(label),
            value: shown(center[field]),
          })),
          { name: t('security.bank_number'), value: shown(bankAccount?.accountNumber ?? null) },
          ...MESSENGER_FIELDS.filter(({ field }) => center[field] !== null).map(
            ({ field, label }) => ({ name: t(label), value: shown(center[field]) }),
          ),
        ]}
      />
      {center.fullName !== null && <p className="faint small">{t('security.full_name_fixed')}</p>}
    </Card>
  );
}
