import { useT } from '@baize/i18n/react.tsx';
import { CallError } from '../../shared/server/call-error.tsx';

type Props = {
  mutation: { readonly error: unknown };
  lockedSeconds: number;
  onRetry: () => void;
};

/** Why the login was refused, and where it must wait, for how long still. */
export function LoginError({ mutation, lockedSeconds, onRetry }: Props) {
  const t = useT();
  return (
    <>
      <CallError error={mutation.error} onRetry={onRetry} />
      {lockedSeconds > 0 && (
        <p className="small muted">{t('login.again_in', { seconds: lockedSeconds })}</p>
      )}
    </>
  );
}
