import { readFlags } from '@baize/contract/flags';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { prepareBotProof } from '../../shared/session/bot-proof.ts';
import '../../shared/fields/form.css';
import { useModal } from '../../shared/address/modals.ts';
import { useStart } from '../../shared/loading/start.tsx';
import { usePermission } from '../../shared/session/permission.ts';
import './login.css';
import { LoginNotice } from './login-notice.tsx';
import { OtherDoors } from './other-doors.tsx';
import { PasswordForm } from './password-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import { SmsForm } from './sms-form.tsx';

const WAYS = {
  password: { name: 'login.by_password', Form: PasswordForm },
  sms: { name: 'login.by_sms', Form: SmsForm },
  phone: { name: 'login.by_phone', Form: PhoneForm },
} as const satisfies Record<string, { name: PlainKey; Form: () => ReactNode }>;

type LoginWay = keyof typeof WAYS;

/** Every way in, over whatever page one is on. */
export function LoginModal({ art }: { art: ReactNode }) {
  const t = useT();
  const { close, intent, notice } = useModal();
  const ways = useWays();
  const [way, setWay] = useState<LoginWay>('password');
  const { Form } = WAYS[way];
  useEffect(prepareBotProof, []);
  return (
    <Dialog isOpen onClose={close} title={t('login.title')} art={art} size="wide">
      <div className="form login">
        <p className="muted small">
          {intent.label ? t('login.continue', { what: intent.label }) : t('login.lead')}
        </p>
        <LoginNotice notice={notice} />
        {ways.length > 1 && (
          <Segments
            label={t('login.ways')}
            segments={ways.map((value) => ({ value, label: t(WAYS[value].name) }))}
            value={way}
            onChange={setWay}
          />
        )}
        <Form />
        <OtherDoors />
      </div>
    </Dialog>
  );
}

/** What the brand has switched on and somebody stands behind. */
function useWays(): readonly LoginWay[] {
  const { brand, offers } = useStart();
  const { loginBySms } = readFlags(usePermission().data?.info.whitelabel ?? []);
  const hasProvider = brand.usesPhoneCodeProvider && offers.phoneCodeUrl !== null;
  return [
    'password',
    ...(loginBySms ? ['sms' as const] : []),
    ...(hasProvider ? ['phone' as const] : []),
  ];
}
