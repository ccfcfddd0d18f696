import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';

export type FieldProps = {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

/** The six digits that an authenticator shows. */
export function CodeField(props: FieldProps) {
  const t = useT();
  return (
    <TextField
      {...props}
      label={t('console.code')}
      hint={t('console.code_hint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
    />
  );
}
