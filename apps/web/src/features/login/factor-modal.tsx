import type { FactorWay } from '@baize/contract/login-answer';
import { proveFactor, sendFactorCode } from '@baize/contract/session';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeField } from '../../shared/fields/code-field.tsx';
import { call } from '../../shared/server/api.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import '../../shared/fields/form.css';
import { useModal } from '../../shared/address/modals.ts';
import { useTried } from '../../shared/fields/use-tried.ts';
import {
  memberQuery,
  readFactorWays,
  signIn,
  useLoginPassword,
} from '../../shared/session/session.ts';
import './login.css';

const WAYS: Record<FactorWay, { name: PlainKey; field: PlainKey }> = {
  mobile: { name: 'factor.mobile', field: 'login.code' },
  email: { name: 'factor.email', field: 'login.code' },
  bankName: { name: 'factor.bank_name', field: 'factor.bank_label' },
  totp: { name: 'factor.totp', field: 'factor.totp_label' },
};

/** Before a login from a new place can be used. It has no way around, only a way out. */
export function FactorModal() {
  const t = useT();
  const { open } = useModal();
  const [ways] = useState(readFactorWays);
  const [way, setWay] = useState<FactorWay | null>(ways[0]?.way ?? null);
  return (
    <Dialog isOpen onClose={() => open('logout')} canClose={false} title={t('factor.title')}>
      <div className="form factor">
        <p className="muted">{t('factor.text')}</p>
        {ways.length === 0 && <Note tone="warn">{t('factor.lost')}</Note>}
        {ways.length > 0 && (
          <RadioGroup<FactorWay>
            name="way"
            label={t('factor.way')}
            look="cards"
            options={ways.map(({ way: value, target }) => ({
              value,
              label: t(WAYS[value].name),
              hint: target === null ? undefined : <bdi>{target}</bdi>,
            }))}
            value={way}
            onChange={setWay}
          />
        )}
        {way && <FactorForm key={way} way={way} />}
        <Button look="ghost" isFull onClick={() => open('logout')}>
          {t('shell.sign_out')}
        </Button>
      </div>
    </Dialog>
  );
}

function FactorForm({ way }: { way: FactorWay }) {
  const t = useT();
  const queries = useQueryClient();
  const password = useLoginPassword();
  const { isTried, tryNow, form } = useTried();
  const [proof, setProof] = useState('');
  const proving = useMutation({
    mutationFn: async () => {
      signIn(await call(proveFactor, { way, proof }), { password });
      await queries.fetchQuery(memberQuery());
    },
  });
  const submit = () => {
    tryNow();
    if (proof.trim() !== '' && !proving.isPending) proving.mutate();
  };
  const field = t(WAYS[way].field);
  const error = isTried && proof.trim() === '' ? t('verification_first') : undefined;
  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="form-fields">
        {way === 'mobile' || way === 'email' ? (
          <CodeField
            label={field}
            value={proof}
            onChange={setProof}
            error={error}
            onSend={() => call(sendFactorCode, { way })}
          />
        ) : (
          <TextField
            label={field}
            value={proof}
            onChange={(event) => setProof(event.target.value)}
            autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
            maxLength={255}
            error={error}
          />
        )}
      </div>
      <CallError error={proving.error} onRetry={submit} />
      <Button type="submit" look="act" size="big" isFull isBusy={proving.isPending}>
        {t('factor.submit')}
      </Button>
    </form>
  );
}
