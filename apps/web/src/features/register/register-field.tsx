import { misfitOf } from '@baize/contract/patterns';
import type { PlannedField } from '@baize/contract/register-form';
import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import type { ReactNode } from 'react';
import { CaptchaField } from '../../shared/fields/captcha-field.tsx';
import { CodeField } from '../../shared/fields/code-field.tsx';
import { MobileField } from '../../shared/fields/mobile-field.tsx';
import { ruleText } from '../../shared/fields/pattern-texts.ts';
import { RuleTick } from '../../shared/fields/rule-tick.tsx';
import { BirthdayField } from './birthday-field.tsx';
import { FIELD_TABLE } from './field-table.ts';
import { sendingText } from './refused-fields.ts';
import { strengthOf } from './strength.ts';
import { isInvitationRefused, useInvitation } from './use-register.ts';
import type { RegisterFormState } from './use-register-form.ts';

type Props = {
  planned: PlannedField;
  form: RegisterFormState;
  onSendCode: () => Promise<{ expiredMinutes: number } | null>;
};

/** One field of the plan, drawn as what it is. */
export function RegisterField({ planned, form, onSendCode }: Props) {
  const t = useT();
  const { field, isRequired } = planned;
  const error = form.problemAt(planned);
  const label = <FieldLabel planned={planned} />;
  const value = form.values[field];
  const onChange = (typed: string) => form.change(field, typed);
  if (field === 'mobileNum') return <MobileField state={form.mobile} label={label} error={error} />;
  if (field === 'captcha') return <CaptchaField {...{ label, error }} state={form.captcha} />;
  if (field === 'birthday')
    return <BirthdayField {...{ label, error, value, onChange, isRequired }} />;
  if (field === 'affiliateCode') return <InvitationField planned={planned} form={form} />;
  if (field === 'verificationCode') {
    const wording = (failure: unknown) => sendingText(failure, t);
    return <CodeField {...{ label, error, value, onChange, wording }} onSend={onSendCode} />;
  }
  return <PlainField planned={planned} form={form} />;
}

/** Looked up when it is left, so that a mistyped one is known before the form is sent. */
function InvitationField({ planned, form }: Pick<Props, 'planned' | 'form'>) {
  const t = useT();
  const { affiliateCode } = form.values;
  const isLeft = form.isLeft('affiliateCode') || affiliateCode === form.linkCodes.affiliateCode;
  const invitation = useInvitation(affiliateCode, isLeft && form.check(planned) === null);
  const isRefused = affiliateCode !== '' && isInvitationRefused(invitation.error);
  return (
    <PlainField
      planned={planned}
      form={form}
      error={isRefused ? t('register.invitation_invalid') : undefined}
      hint={
        invitation.data && affiliateCode !== '' ? (
          <RuleTick isMet>{t('register.code_good')}</RuleTick>
        ) : undefined
      }
    />
  );
}

/** Items marked with a star are required, and no others. */
export function FieldLabel({ planned: { field, isRequired } }: { planned: PlannedField }) {
  const t = useT();
  return (
    <>
      {t(FIELD_TABLE[field].label)}
      {isRequired && (
        <span className="register-star" title={t('register.required')}>
          {' *'}
        </span>
      )}
    </>
  );
}

type PlainProps = Pick<Props, 'planned' | 'form'> & {
  error?: string | undefined;
  hint?: ReactNode;
};

function PlainField({ planned, form, error, hint }: PlainProps) {
  const t = useT();
  const { field, isRequired, rule } = planned;
  const { icon, type, inputMode, autoComplete } = FIELD_TABLE[field];
  return (
    <TextField
      label={<FieldLabel planned={planned} />}
      error={form.problemAt(planned) ?? error}
      hint={hint ?? hintOf(planned, form, t)}
      value={form.values[field]}
      onChange={({ target }) => form.change(field, target.value)}
      type={type ?? 'text'}
      inputMode={inputMode}
      autoComplete={autoComplete}
      autoCapitalize={field === 'payeeName' ? 'words' : 'off'}
      spellCheck={false}
      maxLength={Math.max(rule.maxLength, 1)}
      aria-required={isRequired}
      prefix={<Icon of={icon} />}
    />
  );
}

function hintOf({ field, rule }: PlannedField, form: RegisterFormState, t: Translate): ReactNode {
  const value = form.values[field];
  if (field === 'confirmPassword') return null;
  if (field === 'payeeName') return t('register.payee_hint');
  const isFromLink = field === 'affiliateCode' || field === 'referralCode';
  if (isFromLink && value !== '' && value === form.linkCodes[field]) {
    return t('register.from_link');
  }
  return (
    <>
      <RuleTick isMet={value !== '' && misfitOf(rule, value) === null}>
        {ruleText(rule, t)}
      </RuleTick>
      {field === 'password' && value !== '' && <StrengthBar password={value} />}
    </>
  );
}

const STRENGTH_WORDS = {
  weak: 'register.strength_weak',
  fair: 'register.strength_fair',
  strong: 'register.strength_strong',
} as const;

function StrengthBar({ password }: { password: string }) {
  const t = useT();
  const strength = strengthOf(password);
  return (
    <span className={`register-strength is-${strength}`}>
      <span aria-hidden="true" />
      {t(STRENGTH_WORDS[strength])}
    </span>
  );
}
