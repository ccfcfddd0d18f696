import { removeBankAccount, type SecurityCenter } from '@baize/contract/security';
import { useT } from '@baize/i18n/react.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useSecurityChange } from './use-security-center.ts';

type Props = {
  center: SecurityCenter;
  bankAccountId: SecurityCenter['bankAccounts'][number]['bankAccountId'];
  onClose: () => void;
  onDone: (words: string) => void;
};

export function RemoveBankDialog({ center, bankAccountId, onClose, onDone }: Props) {
  const t = useT();
  const removing = useSecurityChange(removeBankAccount);
  const account = center.bankAccounts.find((known) => known.bankAccountId === bankAccountId);
  const remove = () =>
    removing.mutate({ bankAccountId }, { onSuccess: () => onDone(t('security.bank_removed')) });
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
    </FormDialog>
  );
}
