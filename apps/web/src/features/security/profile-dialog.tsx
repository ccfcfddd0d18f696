import { type SecurityCenter, updateProfile } from '@baize/contract/security';
import { useT } from '@baize/i18n/react.tsx';
import { Disclosure } from '@baize/ui/disclosure.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { useState } from 'react';
import { FormDialog } from '../../shared/fields/form-dialog.tsx';
import {
  MESSENGER_FIELDS,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileRow,
} from './profile-fields.ts';
import { useSecurityChange } from './use-security-center.ts';

type Props = { center: SecurityCenter; onClose: () => void; onDone: (words: string) => void };

const NICKNAME_MIN = 2;

/** What members say about themselves. Only what was changed is sent. */
export function ProfileDialog({ center, onClose, onDone }: Props) {
  const t = useT();
  const [nickname, setNickname] = useState(center.nickname);
  const [fullName, setFullName] = useState('');
  const [words, setWords] = useState<Partial<Record<ProfileField, string>>>({});
  const [isTried, setTried] = useState(false);
  const saving = useSecurityChange(updateProfile);
  const isNicknameShort = nickname.trim().length < NICKNAME_MIN;
  const submit = () => {
    setTried(true);
    if (isNicknameShort) return;
    const input = {
      nickname: nickname.trim(),
      ...(fullName.trim() === '' ? {} : { fullName: fullName.trim() }),
      ...words,
    };
    saving.mutate(input, { onSuccess: () => onDone(t('security.saved')) });
  };
  const draw = (row: ProfileRow) => (
    <TextField
      key={row.field}
      label={t(row.label)}
      autoComplete={row.autoComplete}
      maxLength={row.max}
      value={words[row.field] ?? center[row.field] ?? ''}
      onChange={({ target }) => setWords({ ...words, [row.field]: target.value })}
    />
  );
  return (
    <FormDialog
      title={t('security.profile_edit')}
      action={t('security.save')}
      isBusy={saving.isPending}
      error={saving.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('security.nickname')}
        error={isTried && isNicknameShort ? t('security.nickname_short') : undefined}
        autoComplete="nickname"
        maxLength={24}
        value={nickname}
        onChange={({ target }) => setNickname(target.value)}
      />
      {center.fullName === null && (
        <TextField
          label={t('security.full_name')}
          hint={t('security.full_name_hint')}
          autoComplete="name"
          maxLength={80}
          value={fullName}
          onChange={({ target }) => setFullName(target.value)}
        />
      )}
      {PROFILE_FIELDS.map(draw)}
      <Disclosure title={t('security.messengers')}>
        <div className="security-form">{MESSENGER_FIELDS.map(draw)}</div>
      </Disclosure>
    </FormDialog>
  );
}
