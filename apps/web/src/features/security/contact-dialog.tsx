import { changeContact, type SecurityCenter, sendContactCode } from '@baize/contract/security';
import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chat } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { useState } from 'react';
import { CodeField } from '../../shared/fields/code-field.tsx';
import { FactorField } from '../../shared/fields/factor-field.tsx';
import { FormDialog } from '../../shared/fields/form-dialog.tsx';
import { MobileField } from '../../shared/fields/mobile-field.tsx';
import { useFactor, waysOf } from '../../shared/fields/use-factor.ts';
import { call } from '../../shared/server/api.ts';
import { type ContactState, useContact } from './use-contact.ts';
import { useSecurityChange } from './use-security-center.ts';

type Props = {
  kind: 'mobile' | 'email';
  center: SecurityCenter;
  onClose: () => void;
  onDone: (words: string) => void;
};

/** The new contact proves itself by a code, the member by what they have; the old one is told. */
export function ContactDialog({ kind, center, onClose, onDone }: Props) {
  const t = useT();
  const contact = useContact(kind);
  const factor = useFactor(waysOf(center));
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const changing = useSecurityChange(changeContact);
  const hasOne = center[kind] !== null;
  const submit = () => {
    setTried(true);
    const given = contact.read();
    if (!factor.isReady() || !given || code.trim() === '') return;
    const input = { contact: given, verificationCode: code, ...factor.fields };
    changing.mutate(input, { onSuccess: () => onDone(t('security.contact_done')) });
  };
  const titles = {
    mobile: hasOne ? t('security.mobile_change') : t('security.mobile_add'),
    email: hasOne ? t('security.email_change') : t('security.email_add'),
  };
  return (
    <FormDialog
      title={titles[kind]}
      action={t('security.save')}
      isBusy={changing.isPending}
      error={changing.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasOne && <Note>{t('security.contact_note', { old: center[kind] ?? '' })}</Note>}
      <NewContact kind={kind} contact={contact} />
      <CodeField
        label={t('security.contact_code')}
        error={isTried && code.trim() === '' ? t('security.empty') : undefined}
        value={code}
        onChange={setCode}
        onSend={async () => {
          const given = contact.read();
          return given && call(sendContactCode, given);
        }}
      />
      <FactorField factor={factor} />
    </FormDialog>
  );
}

function NewContact({ kind, contact }: { kind: Props['kind']; contact: ContactState }) {
  const t = useT();
  const error = contact.isWrong ? t(`${kind}_invalid`) : undefined;
  if (kind === 'mobile') {
    return <MobileField state={contact.mobile} label={t('security.mobile_new')} error={error} />;
  }
  return (
    <TextField
      label={t('security.email_new')}
      error={error}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={120}
      value={contact.email}
      onChange={({ target }) => contact.setEmail(target.value)}
      prefix={<Icon of={chat} />}
    />
  );
}
