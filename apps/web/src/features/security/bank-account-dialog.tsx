import { addBankAccount, type PayoutBank, type SecurityCenter } from '@baize/contract/security';
import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { bank, identity, list } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { Select } from '@baize/ui/select.tsx';
import { useState } from 'react';
import { FactorField } from '../../shared/fields/factor-field.tsx';
import { FormDialog } from '../../shared/fields/form-dialog.tsx';
import { useFactor, waysOf } from '../../shared/fields/use-factor.ts';
import { useBanks } from './use-banks.ts';
import { useSecurityChange } from './use-security-center.ts';

type Props = { center: SecurityCenter; onClose: () => void; onDone: (words: string) => void };

/** An account to be paid to, at a bank of the brand's list and in the member's own name. */
export function BankAccountDialog({ center, onClose, onDone }: Props) {
  const t = useT();
  const factor = useFactor(waysOf(center));
  const banks = useBanks();
  const [account, setAccount] = useState({ bankCode: '', accountNumber: '', accountName: '' });
  const [isTried, setTried] = useState(false);
  const adding = useSecurityChange(addBankAccount);
  const chosen = banks.find(({ bankCode }) => bankCode === account.bankCode);
  const problems = {
    bankCode: chosen ? null : t('security.bank_choose'),
    accountNumber: isNumberOf(chosen, account.accountNumber)
      ? null
      : t('security.bank_number_wrong'),
    accountName: account.accountName.trim().length < 2 ? t('security.empty') : null,
  };
  const submit = () => {
    setTried(true);
    const isRight = Object.values(problems).every((problem) => problem === null);
    if (!factor.isReady() || !isRight) return;
    const input = { ...account, ...factor.fields };
    adding.mutate(input, { onSuccess: () => onDone(t('security.bank_done')) });
  };
  const field = (name: keyof typeof account) => ({
    value: account[name],
    error: isTried ? problems[name] : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      setAccount({ ...account, [name]: target.value }),
  });
  return (
    <FormDialog
      title={t('security.bank_add')}
      action={t('security.bank_action')}
      isBusy={adding.isPending}
      error={adding.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Note>{t('security.bank_note')}</Note>
      <Select
        {...field('bankCode')}
        label={t('security.bank_name')}
        placeholder={t('security.bank_choose')}
        options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))}
        prefix={<Icon of={bank} />}
      />
      <TextField
        {...field('accountNumber')}
        label={t('security.bank_number')}
        hint={chosen && <Digits of={chosen} />}
        inputMode="numeric"
        autoComplete="off"
        maxLength={34}
        prefix={<Icon of={list} />}
      />
      <TextField
        {...field('accountName')}
        label={t('security.bank_owner')}
        hint={t('security.bank_owner_hint')}
        autoComplete="name"
        maxLength={80}
        prefix={<Icon of={identity} />}
      />
      <FactorField factor={factor} />
    </FormDialog>
  );
}

/** The server looks again; here it only spares a round. */
function isNumberOf(chosen: PayoutBank | undefined, typed: string): boolean {
  if (!chosen || !/^[\d -]*$/.test(typed)) return false;
  const { length } = typed.replaceAll(/\D/g, '');
  return length >= chosen.digitsMin && length <= chosen.digitsMax;
}

function Digits({ of: { digitsMin: min, digitsMax: max } }: { of: PayoutBank }) {
  const t = useT();
  return min === max
    ? t('security.bank_digits', { count: String(min) })
    : t('security.bank_digits_range', { min: String(min), max: String(max) });
}
