import { sendSecurityCode } from '@baize/contract/security';
import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { bank, lock, shield } from '@baize/ui/icons';
import { Select } from '@baize/ui/select.tsx';
import { call } from '../server/api.ts';
import { CodeField } from './code-field.tsx';
import './factor-field.css';
import type { FactorState, FactorTarget, FactorWay } from './use-factor.ts';

/** Asks for the proof that it is really the member, by the way they choose. */
export function FactorField({ factor }: { factor: FactorState }) {
  const t = useT();
  const name = useWayName();
  const { ways, current, choose } = factor;
  if (current === null) return null;
  return (
    <fieldset className="factor">
      <legend>{t('security.factor_title')}</legend>
      {ways.length > 1 && (
        <Select
          label={t('security.factor_way')}
          options={ways.map((way) => ({ value: way.way, label: name(way) }))}
          value={current.way}
          onChange={({ target }) => choose(target.value as FactorWay)}
        />
      )}
      <Proof factor={factor} way={current} label={name(current)} />
    </fieldset>
  );
}

function useWayName(): (way: FactorTarget) => string {
  const t = useT();
  return ({ way, target }) => {
    const names = {
      mobile: t('security.way_mobile', { target: target ?? '' }),
      email: t('security.way_email', { target: target ?? '' }),
      bankName: t('security.way_bank'),
      totp: t('security.way_totp'),
      password: t('security.way_password'),
    };
    return names[way];
  };
}

type ProofProps = { factor: FactorState; way: FactorTarget; label: string };

function Proof({ factor, way: { way }, label }: ProofProps) {
  const t = useT();
  const { proof, setProof, isMissing } = factor;
  const error = isMissing ? t('security.empty') : undefined;
  if (way === 'mobile' || way === 'email') {
    return (
      <CodeField
        label={label}
        error={error}
        value={proof}
        onChange={setProof}
        onSend={() => call(sendSecurityCode, { way })}
      />
    );
  }
  const looks = {
    totp: { icon: shield, inputMode: 'numeric', autoComplete: 'one-time-code' },
    bankName: { icon: bank, autoComplete: 'off' },
    password: { icon: lock, type: 'password', autoComplete: 'current-password' },
  } as const;
  const { icon, ...input } = looks[way];
  return (
    <TextField
      {...input}
      label={label}
      error={error}
      hint={way === 'totp' ? t('security.totp_or_recovery') : undefined}
      value={proof}
      onChange={({ target }) => setProof(target.value)}
      maxLength={255}
      prefix={<Icon of={icon} />}
    />
  );
}
