import { useT } from '@baize/i18n/react.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Note } from '@baize/ui/note.tsx';

type Props = { account: string; firstPassword: string };

/** The account just made, with the password that its maker sees this once. */
export function MadeAccount({ account, firstPassword }: Props) {
  const t = useT();
  return (
    <Note tone="brand">
      <p>{t('agents.created', { account })}</p>
      <p className="register-password">
        {t('agents.first_password')}
        <strong>
          <bdi>{firstPassword}</bdi>
        </strong>
        <CopyButton value={firstPassword} />
      </p>
    </Note>
  );
}
