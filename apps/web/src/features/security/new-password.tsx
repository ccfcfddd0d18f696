import { misfitOf } from '@baize/contract/patterns';
import type { RegisterRule } from '@baize/contract/register';
import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { lock } from '@baize/ui/icons';
import { ruleText } from '../../shared/fields/pattern-texts.ts';
import { RuleTick } from '../../shared/fields/rule-tick.tsx';
import { usePermission } from '../../shared/session/permission.ts';

type TextRule = Pick<RegisterRule, 'acceptedPattern' | 'patternId' | 'minLength' | 'maxLength'>;

/** Until the brand's rule has come, or where it has none, the server alone decides. */
const OPEN: TextRule = { acceptedPattern: '*', patternId: 'any', minLength: 1, maxLength: 200 };

/** The same rule that the register form holds a password against. */
export function usePasswordRule(field: 'password' | 'paymentPassword'): TextRule {
  const rules = usePermission().data?.info.register ?? [];
  return rules.find((rule) => rule.field === field) ?? OPEN;
}

export type PasswordPair = { readonly password: string; readonly confirmation: string };

type Props = {
  rule: TextRule;
  value: PasswordPair;
  onChange: (pair: PasswordPair) => void;
  isTried: boolean;
};

/** A new password with its rule in view, and the same once more. */
export function NewPassword({ rule, value, onChange, isTried }: Props) {
  const t = useT();
  const { password, confirmation } = value;
  const isFit = misfitOf(rule, password) === null;
  const isSame = password === confirmation;
  const isNumeric = rule.patternId === 'numbers';
  const shared = {
    type: 'password',
    autoComplete: 'new-password',
    inputMode: isNumeric ? 'numeric' : undefined,
    maxLength: rule.maxLength,
    prefix: <Icon of={lock} />,
  } as const;
  return (
    <>
      <TextField
        {...shared}
        label={t('security.password_new')}
        error={isTried && !isFit ? t('password_format') : undefined}
        hint={<RuleTick isMet={password !== '' && isFit}>{ruleText(rule, t)}</RuleTick>}
        value={password}
        onChange={({ target }) => onChange({ ...value, password: target.value })}
      />
      <TextField
        {...shared}
        label={t('security.password_again')}
        error={isTried && !isSame ? t('confirmation_wrong') : undefined}
        value={confirmation}
        onChange={({ target }) => onChange({ ...value, confirmation: target.value })}
      />
    </>
  );
}
