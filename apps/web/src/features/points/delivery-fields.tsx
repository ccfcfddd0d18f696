import type { Recipient } from '@baize/contract/points';
import { useT } from '@baize/i18n/react.tsx';
import { TextArea, TextField } from '@baize/ui/field.tsx';

export const NOWHERE: Recipient = { name: '', phone: '', address: '' };

/** Every part of it is there. */
export const isDeliverable = (recipient: Recipient): boolean =>
  Object.values(recipient).every((part) => part.trim() !== '');

type Props = {
  value: Recipient;
  isTried: boolean;
  onChange: (recipient: Recipient) => void;
};

/** Who gets the parcel, and where. */
export function DeliveryFields({ value, isTried, onChange }: Props) {
  const t = useT();
  const problemOf = (part: keyof Recipient) =>
    isTried && value[part].trim() === '' ? t('points.field_needed') : undefined;
  return (
    <fieldset className="points-delivery">
      <legend>{t('points.send_to')}</legend>
      <TextField
        label={t('points.recipient')}
        autoComplete="name"
        maxLength={80}
        value={value.name}
        error={problemOf('name')}
        onChange={(event) => onChange({ ...value, name: event.target.value })}
      />
      <TextField
        label={t('points.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        value={value.phone}
        error={problemOf('phone')}
        onChange={(event) => onChange({ ...value, phone: event.target.value })}
      />
      <TextArea
        label={t('points.address')}
        autoComplete="street-address"
        rows={3}
        maxLength={300}
        value={value.address}
        error={problemOf('address')}
        onChange={(event) => onChange({ ...value, address: event.target.value })}
      />
    </fieldset>
  );
}
