import type { Input } from '@baize/contract/endpoint';
import { UNLOCK_WAYS, type UnlockWay } from '@baize/contract/login-answer';
import { sendUnlockCode } from '@baize/contract/unlock';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { useState } from 'react';
import { CodeField } from '../fields/code-field.tsx';
import { call } from '../server/api.ts';
import { prepareBotProof, solveBotProof } from './bot-proof.ts';

type UnlockName = Pick<Input<typeof sendUnlockCode>, 'username' | 'type' | 'countryDialingCode'>;

const NAMES: Record<UnlockWay, PlainKey> = {
  totp: 'factor.totp',
  mobile: 'factor.mobile',
  email: 'factor.email',
};

/** A second factor, typed along with the password of an account that is locked. */
export function useUnlock() {
  const [way, setWay] = useState<UnlockWay>('totp');
  const [proof, setProof] = useState('');
  const isTyped = proof.trim() !== '';
  return { way, setWay, proof, setProof, fields: isTyped ? { unlock: { way, proof } } : null };
}

type Props = { state: ReturnType<typeof useUnlock>; named: UnlockName; seconds: number };

/**
 * Why the password is not looked at, for how long, and how its owner opens it before. Every way is
 * offered to everybody: which ones an account has must not be seen before its owner has proven who they are.
 */
export function Unlock({ state, named, seconds }: Props) {
  const t = useT();
  const { way, setWay, proof, setProof } = state;
  const send = async (by: 'mobile' | 'email') => {
    const botProof = await solveBotProof();
    prepareBotProof();
    return call(sendUnlockCode, { ...named, way: by, botProof });
  };
  return (
    <div className="form-fields">
      <p className="muted">{t('login.locked', { minutes: Math.ceil(seconds / 60) })}</p>
      <RadioGroup<UnlockWay>
        name="unlock"
        label={t('login.unlock_by')}
        options={UNLOCK_WAYS.map((value) => ({ value, label: t(NAMES[value]) }))}
        value={way}
        onChange={setWay}
      />
      {way === 'totp' ? (
        <TextField
          label={t('factor.totp_label')}
          value={proof}
          onChange={(event) => setProof(event.target.value)}
          autoComplete="one-time-code"
          maxLength={255}
        />
      ) : (
        <CodeField key={way} value={proof} onChange={setProof} onSend={() => send(way)} />
      )}
    </div>
  );
}
