import { makeHandover } from '@baize/contract/session';
import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { phone } from '@baize/ui/icons';
import { QrCode } from '@baize/ui/qr-code.tsx';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import { useSession } from '../../shared/session/session.ts';

const PAGE = '/app';

/** This page on the phone: in the same language, and for a member signed in, once within a minute. */
export function PhoneCode() {
  const t = useT();
  const { code } = useLanguage();
  const { state } = useSession();
  const isMember = state === 'member';
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const handover = isMember ? await call(makeHandover, { page: PAGE }) : null;
      const url = new URL(PAGE, location.origin);
      url.searchParams.set('lang', code);
      if (handover) url.searchParams.set('token', handover.token);
      return url.href;
    },
  });
  return (
    <div className="phone-code">
      {data ? (
        <figure>
          <QrCode className="phone-qr" value={data} label={t('app.code_label')} />
          <figcaption className="muted small">
            {t(isMember ? 'app.code_signed_in' : 'app.code_text')}
          </figcaption>
        </figure>
      ) : (
        <p className="muted">{t('app.code_lead')}</p>
      )}
      <CallError error={error} onRetry={() => mutate()} />
      {(isMember || !data) && (
        <Button look="line" icon={phone} isBusy={isPending} onClick={() => mutate()}>
          {t(data ? 'app.code_again' : 'app.code_show')}
        </Button>
      )}
    </div>
  );
}
