import type { Input, Output } from '@baize/contract/endpoint';
import { beginTotp, confirmTotp, type SecurityCenter } from '@baize/contract/security';
import { useT } from '@baize/i18n/react.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { shield } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { QrCode } from '@baize/ui/qr-code.tsx';
import { Stepper } from '@baize/ui/stepper.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FactorField } from '../../shared/fields/factor-field.tsx';
import { FormDialog } from '../../shared/fields/form-dialog.tsx';
import { useFactor, waysOf } from '../../shared/fields/use-factor.ts';
import { call } from '../../shared/server/api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useReloadSecurityCenter } from './use-security-center.ts';

type Props = { center: SecurityCenter; onClose: () => void; onDone: (words: string) => void };
type Begun = Output<typeof beginTotp>;

/** Three steps: who you are, the code of the app, the recovery codes that are shown this once. */
export function TotpDialog({ center, onClose, onDone }: Props) {
  const t = useT();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) {
    return <RecoveryCodes codes={codes} onDone={() => onDone(t('security.totp_done'))} />;
  }
  if (begun) return <ScanStep begun={begun} onClose={onClose} onConfirmed={setCodes} />;
  return <ProofStep center={center} onClose={onClose} onBegun={setBegun} />;
}

function Steps({ current }: { current: number }) {
  const t = useT();
  const steps = [
    t('security.totp_step_you'),
    t('security.totp_step_scan'),
    t('security.totp_step_codes'),
  ];
  return <Stepper label={t('security.totp_title')} steps={steps} current={current} />;
}

type ProofProps = Omit<Props, 'onDone'> & { onBegun: (begun: Begun) => void };

function ProofStep({ center, onClose, onBegun }: ProofProps) {
  const t = useT();
  const factor = useFactor(waysOf(center));
  const beginning = useMutation({
    mutationFn: (input: Input<typeof beginTotp>) => call(beginTotp, input),
  });
  return (
    <FormDialog
      title={t('security.totp_title')}
      action={t('security.next')}
      isBusy={beginning.isPending}
      error={beginning.error}
      onSubmit={() => {
        if (factor.isReady()) beginning.mutate(factor.fields, { onSuccess: onBegun });
      }}
      onClose={onClose}
    >
      <Steps current={0} />
      <p className="muted">{t('security.totp_text')}</p>
      <FactorField factor={factor} />
    </FormDialog>
  );
}

type ScanProps = {
  begun: Begun;
  onClose: () => void;
  onConfirmed: (codes: readonly string[]) => void;
};

function ScanStep({ begun: { secret, address }, onClose, onConfirmed }: ScanProps) {
  const t = useT();
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const reload = useReloadSecurityCenter();
  const confirming = useMutation({
    mutationFn: () => call(confirmTotp, { code: code.replaceAll(/\s/g, '') }),
    onSuccess: async ({ recoveryCodes }) => {
      onConfirmed(recoveryCodes);
      await reload();
    },
  });
  return (
    <FormDialog
      title={t('security.totp_title')}
      action={t('security.totp_confirm')}
      isBusy={confirming.isPending}
      error={confirming.error}
      onSubmit={() => {
        setTried(true);
        if (code.trim() !== '') confirming.mutate();
      }}
      onClose={onClose}
    >
      <Steps current={1} />
      <div className="security-scan">
        <QrCode className="security-qr" value={address} label={t('security.totp_qr')} />
        <div>
          <p>{t('security.totp_scan')}</p>
          <p className="faint small">{t('security.totp_secret')}</p>
          <p className="security-secret">
            <bdi>{secret.match(/.{1,4}/g)?.join(' ')}</bdi>
            <CopyButton value={secret} />
          </p>
        </div>
      </div>
      <TextField
        label={t('security.totp_code')}
        error={isTried && code.trim() === '' ? t('security.empty') : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={255}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        prefix={<Icon of={shield} />}
      />
      <Note>{t('security.totp_clock')}</Note>
    </FormDialog>
  );
}
