import { GUEST_NAME_MAX } from '@baize/contract/support-guest';
import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { useState } from 'react';
import { SupportComposer } from './support-composer.tsx';
import { type SupportOpening, useStartGuestChat } from './use-support.ts';

/** The server looks closer; this only catches what is plainly no address. */
const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);

/** Who it is and where an answer may follow, then what it is about. */
export function GuestBeginning({ desk }: { desk: SupportOpening }) {
  const t = useT();
  const starting = useStartGuestChat();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const isNameMissing = name.trim() === '';
  const isEmailWrong = !isEmail(email.trim());
  return (
    <>
      <p className="muted small">{t(desk.isOpen ? 'desk.guest' : 'desk.guest_shut_text')}</p>
      <TextField
        label={t('desk.guest_name')}
        autoComplete="name"
        maxLength={GUEST_NAME_MAX}
        required
        value={name}
        error={isTried && isNameMissing ? t('desk.guest_name_needed') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('desk.guest_email')}
        hint={t('desk.guest_email_hint')}
        type="email"
        autoComplete="email"
        maxLength={120}
        required
        value={email}
        error={isTried && isEmailWrong ? t('desk.guest_email_wrong') : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <SupportComposer
        lengthMax={desk.lengthMax}
        saying={starting}
        rows={3}
        placeholder={t('desk.write_first')}
        action={t(desk.isOpen ? 'desk.start' : 'desk.leave')}
        onSend={(words, done) => {
          setTried(true);
          if (isNameMissing || isEmailWrong) return;
          const who = { name: name.trim(), email: email.trim() };
          starting.mutate({ ...words, ...who }, { onSuccess: done });
        }}
      />
    </>
  );
}
