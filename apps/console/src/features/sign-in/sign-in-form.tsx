import { signInOperator } from '@baize/contract/operator';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { QrCode } from '@baize/ui/qr-code.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api.ts';
import { CallError } from '../../shared/call-error.tsx';
import { useOnce } from '../../shared/use-once.ts';

type Step = 'name' | 'code' | 'setup' | 'password';

type Props = { onToken: (token: string) => void };

/** A name and a password, then the code of an authenticator; the first time both are set up. */
export function SignInForm({ onToken }: Props) {
  const t = useT();
  const [fields, setFields] = useState({ username: '', password: '', code: '', newPassword: '' });
  const [step, setStep] = useState<Step>('name');
  const [setup, setSetup] = useState({ secret: '', uri: '' });
  const entering = useMutation({
    mutationFn: () =>
      call(signInOperator, {
        username: fields.username,
        password: fields.password,
        ...(step !== 'name' && fields.code && { code: fields.code }),
        ...(step === 'password' && { newPassword: fields.newPassword }),
      }),
    onSuccess: (answer) => {
      if (answer.step === 'setup') setSetup(answer);
      if (answer.step === 'done') onToken(answer.token);
      else setStep(answer.step);
    },
  });
  const once = useOnce(entering.isPending);
  const form = useFocusOf(step);
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [name]: target.value }),
  });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        once(() => entering.mutate());
      }}
    >
      {step === 'name' && <NameAndPassword field={field} />}
      {step === 'setup' && <Setup {...setup} />}
      {step !== 'name' && <Code {...field('code')} />}
      {step === 'password' && <NewPassword {...field('newPassword')} />}
      <CallError error={entering.error} />
      <Button look="act" type="submit" isFull isBusy={entering.isPending}>
        {t(step === 'name' ? 'console.continue' : 'console.sign_in')}
      </Button>
    </form>
  );
}

/** What is asked for next has the keyboard. */
function useFocusOf(step: Step) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    inputs.at(step === 'name' ? 0 : -1)?.focus();
  }, [step]);
  return form;
}

type Field = (name: 'username' | 'password') => FieldProps;

function NameAndPassword({ field }: { field: Field }) {
  const t = useT();
  return (
    <>
      <TextField
        {...field('username')}
        label={t('console.username')}
        autoComplete="username"
        maxLength={60}
      />
      <TextField
        {...field('password')}
        type="password"
        label={t('console.password')}
        autoComplete="current-password"
        maxLength={255}
      />
    </>
  );
}

type FieldProps = { value: string; onChange: (event: { target: { value: string } }) => void };

function Code(props: FieldProps) {
  const t = useT();
  return (
    <TextField
      {...props}
      label={t('console.code')}
      hint={t('console.code_hint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
    />
  );
}

function NewPassword(props: FieldProps) {
  const t = useT();
  return (
    <TextField
      {...props}
      type="password"
      label={t('console.new_password')}
      hint={t('console.new_password_hint')}
      autoComplete="new-password"
      maxLength={64}
    />
  );
}

/** Told once: an authenticator that knows the key shows the codes from then on. */
function Setup({ secret, uri }: { secret: string; uri: string }) {
  const t = useT();
  return (
    <>
      <Note>{t('console.setup_text')}</Note>
      <QrCode className="sign-in-qr" value={uri} label={t('console.setup_qr')} />
      <p>
        <bdi>{secret}</bdi> <CopyButton value={secret} />
      </p>
    </>
  );
}
