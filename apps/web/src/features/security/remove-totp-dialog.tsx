import { removeTotp } from '@baize/contract/security';
import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { shield } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { useState } from 'react';
import { FormDialog } from '../../shared/fields/form-dialog.tsx';
import { useSecurityChange } from './use-security-center.ts';

type Props = { onClose: () => void; onDone: (words: string) => void };

/** Off by a code of the app itself, or by a recovery code when the device is gone. */
export function RemoveTotpDialog({ onClose, onDone }: Props) {
  const t = useT();
  const [proof, setProof] = useState('');
  const [isTried, setTried] = useState(false);
  const removing = useSecurityChange(removeTotp);
  const submit = () => {
    setTried(true);
    if (proof.trim() === '') return;
    const input = { factor: { way: 'totp', proof } } as const;
    removing.mutate(input, { onSuccess: () => onDone(t('security.totp_removed')) });
  };
  return (
    <FormDialog
      title={t('security.totp_remove')}
      action={t('security.totp_remove_action')}
      isBusy={removing.isPending}
      error={removing.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Note tone="warn">{t('security.totp_remove_text')}</Note>
      <TextField
        label={t('security.totp_code')}
        hint={t('security.totp_or_recovery')}
        error={isTried && proof.trim() === '' ? t('security.empty') : undefined}
        autoComplete="one-time-code"
        maxLength={255}
        value={proof}
        onChange={({ target }) => setProof(target.value)}
        prefix={<Icon of={shield} />}
      />
    </FormDialog>
  );
}
