import { removeBankAccount, type SecurityCenter } from '@baize/contract/security';
import { useT } from '@baize/i18n/react.tsx';
import { FactorField } from '../../shared/fields/factor-field.tsx';
import { FormDialog } from '../../shared/fields/form-dialog.tsx';
import { useFactor, waysOf } from '../../shared/fields/use-factor.ts';
import { useSecurityChange } from './use-security-center.ts';

type Props = {
  center: SecurityCenter;
  bankAccountId: SecurityCenter['bankAccounts'][number]['bankAccountId'];
  onClose: () => void;
  onDone: (words: string) => void;
};

/** Asks for the same proof as adding one does. */
export function RemoveBankDialog({ center, bankAccountId, onClose, onDone }: Props) {
  const t = useT();
  const factor = useFactor(waysOf(center));
  const removing = useSecurityChange(removeBankAccount);
  const account = center.bankAccounts.find((known) => known.bankAccountId === bankAccountId);
  const remove = () => {
    if (!factor.isReady()) return;
    const input = { bankAccountId, ...factor.fields };
    removing.mutate(input, { onSuccess: () => onDone(t('security.bank_removed')) });
  };
  return (
    <FormDialog
      title={t('security.bank_remove')}
      action={t('security.bank_remove_action')}
      isBusy={removing.isPending}
      error={removing.error}
      onSubmit={remove}
      onClose={onClose}
    >
      <p>
        {account?.bankName} <bdi>{account?.accountNumber}</bdi>
      </p>
      <p className="muted">{t('security.bank_remove_text')}</p>
      <FactorField factor={factor} />
    </FormDialog>
  );
}
