import { signInOperator } from '@baize/contract/operator';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api.ts';
import { CallError } from '../../shared/call-error.tsx';
import { useOnce } from '../../shared/use-once.ts';
import { CodeField, type FieldProps } from './code-field.tsx';

type Step = 'name' | 'code';

type Props = { onToken: (token: string) => void };

/** A name and a password, then the code of an authenticator. */
export function SignInForm({ onToken }: Props) {
  const t = useT();
  const [fields, setFields] = useState({ username: '', password: '', code: '' });
  const [step, setStep] = useState<Step>('name');
  const entering = useMutation({
    mutationFn: () =>
      call(signInOperator, {
        username: fields.username,
        password: fields.password,
        ...(step !== 'name' && fields.code && { code: fields.code }),
      }),
    onSuccess: (answer) => {
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
      {step === 'code' && <CodeField {...field('code')} />}
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
