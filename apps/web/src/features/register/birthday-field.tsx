import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { calendar } from '@baize/ui/icons';
import type { ReactNode } from 'react';
import { RuleTick } from '../../shared/fields/rule-tick.tsx';
import { type BirthDate, isoDay, readBirthday, writeBirthday } from './birthday.ts';

type Props = {
  label: ReactNode;
  error: string | undefined;
  value: string;
  isRequired: boolean;
  onChange: (written: string) => void;
};

/** Eight digits on the number pad; what was understood is written out below in full. */
export function BirthdayField({ value, error, onChange, isRequired, label }: Props) {
  const t = useT();
  const { date } = useFormats();
  const birthday = readBirthday(value);
  return (
    <TextField
      label={label}
      error={error}
      hint={
        error ? undefined : (
          <RuleTick isMet={birthday !== null}>
            {birthday ? date(noonOf(birthday), 'long') : t('register.birthday_hint')}
          </RuleTick>
        )
      }
      value={value}
      onChange={({ target }) => onChange(writeWhileTyping(value, target.value))}
      placeholder={t('register.birthday_example')}
      inputMode="numeric"
      autoComplete="bday"
      maxLength={10}
      aria-required={isRequired}
      prefix={<Icon of={calendar} />}
    />
  );
}

/** Noon keeps the day the same in every time zone that people live in. */
const noonOf = (birthday: BirthDate) => instant(new Date(`${isoDay(birthday)}T12:00:00Z`));

/** What is taken away stays away: the strokes come only while the text grows. */
const writeWhileTyping = (before: string, typed: string): string =>
  typed.length < before.length ? typed : writeBirthday(typed);
