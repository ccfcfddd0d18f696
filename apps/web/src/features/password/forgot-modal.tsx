import { readFlags } from '@baize/contract/flags';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { arrowBack } from '@baize/ui/icons';
import { Segments } from '@baize/ui/segments.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { prepareBotProof } from '../../shared/session/bot-proof.ts';
import '../../shared/fields/form.css';
import { useModal } from '../../shared/address/modals.ts';
import { usePermission } from '../../shared/session/permission.ts';
import { ForgotByEmail } from './forgot-by-email.tsx';
import { ForgotByPhone } from './forgot-by-phone.tsx';
import './password.css';

type ForgotWay = 'email' | 'phone';

/** A forgotten password is set anew by e-mail, and where the brand allows it by telephone. */
export function ForgotModal({ art }: { art: ReactNode }) {
  const t = useT();
  const { close, open } = useModal();
  const { resetPasswordByPhone } = readFlags(usePermission().data?.info.whitelabel ?? []);
  const [way, setWay] = useState<ForgotWay>('email');
  const [isSent, setSent] = useState(false);
  useEffect(prepareBotProof, []);
  if (isSent) return <Sent onClose={close} />;
  return (
    <Dialog isOpen onClose={close} title={t('forgot.title')} art={art} size="wide">
      <div className="form forgot">
        {resetPasswordByPhone && (
          <Segments<ForgotWay>
            label={t('forgot.way')}
            segments={[
              { value: 'email', label: t('forgot.by_email') },
              { value: 'phone', label: t('forgot.by_phone') },
            ]}
            value={way}
            onChange={setWay}
          />
        )}
        {way === 'email' ? <ForgotByEmail onSent={() => setSent(true)} /> : <ForgotByPhone />}
        <Button look="ghost" icon={arrowBack} isFull onClick={() => open('login')}>
          {t('forgot.back')}
        </Button>
      </div>
    </Dialog>
  );
}

function Sent({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('in_popup_prompt')}
      size="small"
      footer={
        <Button look="act" onClick={onClose}>
          {t('in_increase_submit')}
        </Button>
      }
    >
      <output>{t('in_been_out')}</output>
    </Dialog>
  );
}
