import { DOCUMENTS, type DocumentKind } from '@baize/contract/identity';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { TextField } from '@baize/ui/field.tsx';
import { Select } from '@baize/ui/select.tsx';

const DOCUMENT_NAMES: Readonly<Record<DocumentKind, PlainKey>> = {
  id_card: 'security.identity_id_card',
  passport: 'security.identity_passport',
  driving_licence: 'security.identity_driving_licence',
};

export type DocumentFacts = {
  readonly document: DocumentKind;
  readonly number: string;
  readonly birthday: string;
  /** Empty for a document without an end. */
  readonly expiresOn: string;
};

export const NOTHING_YET: DocumentFacts = {
  document: 'id_card',
  number: '',
  birthday: '',
  expiresOn: '',
};

const NUMBER = /^[A-Za-z0-9][A-Za-z0-9 -]{3,29}$/;

export const isNumber = (number: string): boolean => NUMBER.test(number.trim());

type Props = {
  facts: DocumentFacts;
  isTried: boolean;
  onChange: (facts: DocumentFacts) => void;
};

/** Which document it is, and what it says. */
export function DocumentFields({ facts, isTried, onChange }: Props) {
  const t = useT();
  const { document, number, birthday, expiresOn } = facts;
  return (
    <div className="identity-fields">
      <Select
        label={t('security.identity_document')}
        value={document}
        options={DOCUMENTS.map((value) => ({ value, label: t(DOCUMENT_NAMES[value]) }))}
        onChange={(event) => onChange({ ...facts, document: event.target.value as DocumentKind })}
      />
      <TextField
        label={t('security.identity_number')}
        value={number}
        autoComplete="off"
        maxLength={30}
        error={isTried && !isNumber(number) ? t('security.identity_number_wrong') : undefined}
        onChange={(event) => onChange({ ...facts, number: event.target.value })}
      />
      <TextField
        label={t('security.identity_birthday')}
        type="date"
        autoComplete="bday"
        value={birthday}
        error={isTried && birthday === '' ? t('security.identity_birthday_missing') : undefined}
        onChange={(event) => onChange({ ...facts, birthday: event.target.value })}
      />
      <TextField
        label={t('security.identity_expires')}
        hint={t('security.identity_expires_hint')}
        type="date"
        value={expiresOn}
        onChange={(event) => onChange({ ...facts, expiresOn: event.target.value })}
      />
    </div>
  );
}
