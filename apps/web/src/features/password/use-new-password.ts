import { misfitOf } from '@baize/contract/patterns';
import { useT } from '@baize/i18n/react.tsx';
import { useState } from 'react';
import { usePermission } from '../../shared/session/permission.ts';

/** What the shipped brands ask of a password, until the brand's own rule has come. */
const RULE = { acceptedPattern: '*', minLength: 8, maxLength: 64 };

/** A new password and its repetition, by the rule that registering goes by. */
export function useNewPassword(isTried: boolean) {
  const t = useT();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const rules = usePermission().data?.info.register ?? [];
  const rule = rules.find(({ field }) => field === 'password') ?? RULE;

  const problem = () => {
    if (password === '') return t('login.required', { field: t('password.new') });
    return misfitOf(rule, password) === null ? undefined : t('password_format');
  };
  const difference = () => (repeated === password ? undefined : t('confirmation_wrong'));
  return {
    password,
    setPassword,
    repeated,
    setRepeated,
    hint: t('password.rule', { min: rule.minLength, max: rule.maxLength }),
    problem: isTried ? problem() : undefined,
    difference: isTried ? difference() : undefined,
    isRight: problem() === undefined,
    isRepeated: difference() === undefined,
  };
}
