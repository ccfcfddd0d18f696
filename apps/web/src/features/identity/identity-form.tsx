import { DOCUMENTS, type DocumentKind, type Side, sidesOf } from '@baize/contract/identity';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import type { Id } from '@baize/std/id';
import { Button } from '@baize/ui/button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Select } from '@baize/ui/select.tsx';
import { useState } from 'react';
import { CallError } from '../../shared/server/call-error.tsx';
import { useRequestKey } from '../../shared/server/use-request-key.ts';
import { SideField } from './side-field.tsx';
import { useIdentitySubmission } from './use-identity.ts';

export const DOCUMENT_NAMES: Readonly<Record<DocumentKind, PlainKey>> = {
  id_card: 'security.identity_id_card',
  passport: 'security.identity_passport',
  driving_licence: 'security.identity_driving_licence',
};

const NUMBER = /^[A-Za-z0-9][A-Za-z0-9 -]{3,29}$/;

type Taken = Partial<Record<Side, Id<'idp'> | null>>;

/** The document, what it says, and a photograph of each side of it and of its owner. */
export function IdentityForm() {
  const t = useT();
  const [document, setDocument] = useState<DocumentKind>('id_card');
  const [number, setNumber] = useState('');
  const [birthday, setBirthday] = useState('');
  const [expiresOn, setExpiresOn] = useState('');
  const [taken, setTaken] = useState<Taken>({});
  const [isTried, setTried] = useState(false);
  const submission = useIdentitySubmission();
  const keyOf = useRequestKey();
  const sides = sidesOf(document);
  const pictures = sides.flatMap((side) => taken[side] ?? []);
  const isNumber = NUMBER.test(number.trim());
  const submit = () => {
    setTried(true);
    if (!isNumber || birthday === '' || pictures.length !== sides.length) return;
    const wish = {
      document,
      number: number.trim(),
      birthday,
      expiresOn: expiresOn === '' ? null : expiresOn,
      pictures,
    };
    submission.mutate({ requestKey: keyOf(JSON.stringify(wish)), ...wish });
  };
  return (
    <form
      className="identity-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="identity-fields">
        <Select
          label={t('security.identity_document')}
          value={document}
          options={DOCUMENTS.map((value) => ({ value, label: t(DOCUMENT_NAMES[value]) }))}
          onChange={(event) => setDocument(event.target.value as DocumentKind)}
        />
        <TextField
          label={t('security.identity_number')}
          value={number}
          autoComplete="off"
          maxLength={30}
          error={isTried && !isNumber ? t('security.identity_number_wrong') : undefined}
          onChange={(event) => setNumber(event.target.value)}
        />
        <TextField
          label={t('security.identity_birthday')}
          type="date"
          autoComplete="bday"
          value={birthday}
          error={isTried && birthday === '' ? t('security.identity_birthday_missing') : undefined}
          onChange={(event) => setBirthday(event.target.value)}
        />
        <TextField
          label={t('security.identity_expires')}
          hint={t('security.identity_expires_hint')}
          type="date"
          value={expiresOn}
          onChange={(event) => setExpiresOn(event.target.value)}
        />
      </div>
      <div className="identity-sides">
        {sides.map((side) => (
          <SideField
            key={side}
            side={side}
            isMissing={isTried && !taken[side]}
            onTaken={(pictureId) => setTaken((before) => ({ ...before, [side]: pictureId }))}
          />
        ))}
      </div>
      <CallError error={submission.error} onRetry={submit} />
      <Button look="act" type="submit" isBusy={submission.isPending}>
        {t('security.identity_submit')}
      </Button>
    </form>
  );
}
