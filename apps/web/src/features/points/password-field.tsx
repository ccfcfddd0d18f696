import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { lock } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { Link } from '@tanstack/react-router';

type Props = { value: string; isMissing: boolean; onChange: (value: string) => void };

/** The payment password: without it nothing is taken. */
export function PasswordField({ value, isMissing, onChange }: Props) {
  const t = useT();
  return (
    <TextField
      type="password"
      label={t('points.password')}
      autoComplete="off"
      maxLength={255}
      prefix={<Icon of={lock} />}
      value={value}
      error={isMissing ? t('points.password_needed') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** For members who have none yet, with the way to the page where it is set. */
export function NoPassword() {
  const t = useT();
  return (
    <Note tone="warn">
      <p>{t('points.no_password')}</p>
      <Link to="/member/securityCenter" className={buttonClass({ look: 'line' })}>
        {t('shell.my_account')}
      </Link>
    </Note>
  );
}
