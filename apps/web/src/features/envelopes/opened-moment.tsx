import { useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Modal } from '@baize/ui/modal.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { useId } from 'react';
import { EnvelopeArt } from './envelope-art.tsx';

type Props = {
  /** What was in it; null where others were first. */
  amount: Minor | null;
  digest: string;
  onClose: () => void;
  onVerify: () => void;
};

/** The money is booked before this is drawn: closing it early loses nothing. */
export function OpenedMoment({ amount, digest, onClose, onVerify }: Props) {
  const t = useT();
  const titleId = useId();
  return (
    <Modal isOpen onClose={onClose} labelledBy={titleId} className="envelope-moment">
      <div className="envelope-moment-art">
        <EnvelopeArt isOpen={amount !== null} />
        {amount !== null && (
          <p className="envelope-moment-amount">
            <small>{t('rewards.env_you_get')}</small>
            <b>
              <MoneyText amount={amount} />
            </b>
          </p>
        )}
      </div>
      <h2 id={titleId}>
        {t(amount === null ? 'rewards.env_finished_title' : 'rewards.env_opened_title')}
      </h2>
      <p>
        {amount === null
          ? t('rewards.env_finished_text')
          : t('rewards.env_opened_text', { digest: `${digest.slice(0, 4)}…${digest.slice(-4)}` })}
      </p>
      <div className="envelope-moment-actions">
        <Button look="act" size="big" data-autofocus onClick={onClose}>
          {t(amount === null ? 'ui_close' : 'rewards.env_keep')}
        </Button>
        <Button look="white" onClick={onVerify}>
          {t('rewards.env_verify')}
        </Button>
      </div>
    </Modal>
  );
}
