import type { SecurityCenter } from '@baize/contract/security';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { bank, plus } from '@baize/ui/icons';
import { waysOf } from '../../shared/fields/use-factor.ts';
import type { Opened } from './dialogs.tsx';
import { SettingRow } from './setting-row.tsx';

type Props = { center: SecurityCenter; onOpen: (opened: Opened) => void };

/** Where money is paid to. */
export function BankCard({ center, onOpen }: Props) {
  const t = useT();
  const { bankAccounts } = center;
  const canProve = waysOf(center).length > 0;
  const add = canProve && (
    <Button look="line" size="small" icon={plus} onClick={() => onOpen('bank')}>
      {t('security.bank_add')}
    </Button>
  );
  return (
    <Card aria-labelledby="security-banks">
      <header className="security-head">
        <h2 id="security-banks">{t('security.banks')}</h2>
        {bankAccounts.length > 0 && add}
      </header>
      {bankAccounts.length === 0 ? (
        <EmptyState title={t('security.banks_none')} action={add}>
          {canProve ? t('security.banks_none_text') : t('security.contact_first')}
        </EmptyState>
      ) : (
        <ul className="settings-list">
          {bankAccounts.map(({ bankAccountId, bankName, accountNumber, accountName }) => (
            <SettingRow
              key={bankAccountId}
              icon={bank}
              name={bankName}
              value={
                <>
                  <bdi>{accountNumber}</bdi> · {accountName}
                </>
              }
              action={t('security.remove')}
              onAction={() => onOpen({ removing: bankAccountId })}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
