import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { useToast } from '@baize/ui/toast.tsx';
import { useEffect, useEffectEvent } from 'react';
import { type AfterLogin, useAfterLogin, useSession } from '../shared/session/session.ts';

/** Shows when and from where the account was used before: who was it, if not you? */
export function GreetLogin() {
  const after = useAfterLogin();
  const { state, pending } = useSession();
  const isIn = state === 'member' && pending === null;
  return isIn && after?.lastLogin ? (
    <Greeting key={after.lastLogin.at} {...after.lastLogin} />
  ) : null;
}

function Greeting({ at, address }: NonNullable<AfterLogin['lastLogin']>) {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  const text = t('shell.last_login', { at: formats.dateTime(instant(new Date(at))), address });

  // Once a login: another language does not make it news again.
  const greet = useEffectEvent(() => toast({ tone: 'info', text }));

  useEffect(() => greet(), []);

  return null;
}
