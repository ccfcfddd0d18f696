import { readFlags } from '@baize/contract/flags';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useModal } from '../../shared/address/modals.ts';
import { useStart } from '../../shared/loading/start.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { usePermission } from '../../shared/session/permission.ts';
import { useFreePlay } from './use-free-play.ts';
import { type Provider, takeReturnedTicket, useOutsideLogin } from './use-outside-login.ts';

const NAMES: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' };

/** The ways in that need no account of ours: outside sign-ins, registering, playing free. */
export function OtherDoors() {
  const t = useT();
  const { open } = useModal();
  const { offers } = useStart();
  const { freePlay, guestTrial } = readFlags(usePermission().data?.info.whitelabel ?? []);
  const outside = useOutsideLogin();
  const free = useFreePlay();
  const goOn = useEffectEvent(() => {
    const ticket = takeReturnedTicket();
    if (ticket !== null) outside.mutate({ ticket });
  });
  useEffect(() => goOn(), []);
  return (
    <>
      {offers.outside.length > 0 && (
        <>
          <p className="login-or">{t('login.or')}</p>
          <div className="login-outside">
            {offers.outside.map((provider) => (
              <Button
                key={provider}
                look="line"
                isBusy={outside.isPending && outside.variables === provider}
                aria-label={t('login.outside', { provider: NAMES[provider] })}
                onClick={() => outside.mutate(provider)}
              >
                {NAMES[provider]}
              </Button>
            ))}
          </div>
        </>
      )}
      <CallError error={outside.error ?? free.error} />
      <p className="login-new">
        {t('login.new_here')}{' '}
        <button type="button" className="link" onClick={() => open('register')}>
          {t('login.register')}
        </button>
        {freePlay && (
          <>
            {` ${t('login.or')} `}
            <button
              type="button"
              className="link"
              aria-busy={free.isPending}
              onClick={() => free.isPending || free.mutate()}
            >
              {/* Where free trials are closed to trial accounts, such an account can only look around. */}
              {t(guestTrial ? 'login.play_free' : 'login.look_around')}
            </button>
          </>
        )}
      </p>
    </>
  );
}
