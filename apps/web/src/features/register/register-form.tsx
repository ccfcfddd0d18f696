import type { PlannedField } from '@baize/contract/register-form';
import { useT } from '@baize/i18n/react.tsx';
import { Disclosure } from '@baize/ui/disclosure.tsx';
import { type ComponentProps, type FocusEvent, type SubmitEvent, useEffect } from 'react';
import type { Newcomer } from '../../shared/address/modals.ts';
import { useStart } from '../../shared/loading/start.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { prepareBotProof } from '../../shared/session/bot-proof.ts';
import { Consents } from './consents.tsx';
import type { FormPlan } from './form-plan.ts';
import { InvitationWarning } from './invitation-warning.tsx';
import type { LinkCodes } from './link-codes.ts';
import { refusedFields } from './refused-fields.ts';
import { RegisterField } from './register-field.tsx';
import { isInvitationRefused, sendCode, useRegister } from './use-register.ts';
import { useRegisterForm } from './use-register-form.ts';

type Props = {
  /** By which a button outside the form sends it. */
  id: string;
  plan: FormPlan;
  linkCodes: LinkCodes;
  newcomer: Newcomer | undefined;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
};

/** What must be filled in first, what may follow below, consent last. */
export function RegisterForm({ id, plan, linkCodes, newcomer, onBusy, onDone }: Props) {
  const t = useT();
  const form = useRegisterForm({ plan, newcomer, linkCodes });
  const registering = useRegister(newcomer);
  const { phoneCodeUrl } = useStart().offers;

  useOpening(id);

  const send = () => {
    onBusy(true);
    registering.mutate(form, {
      onSuccess: onDone,
      onError: (error) => {
        form.refuse(refusedFields(error, plan, t));
        form.captcha.renew();
      },
      onSettled: () => onBusy(false),
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.markTried();
    const wrong = plan.fields.find((planned) => form.check(planned) !== null);
    const isAgreed = form.consents.terms && (form.consents.age || !form.needsAge);
    if (wrong) focusField(event.currentTarget, wrong.field);
    else if (!isAgreed) focusField(event.currentTarget, 'consents');
    else send();
  };
  const onSendCode = async () => {
    const mobile = plan.fields.find(({ field }) => field === 'mobileNum');
    form.leave('mobileNum');
    return mobile && form.check(mobile) === null && form.values.mobileNum !== ''
      ? sendCode(form, phoneCodeUrl)
      : null;
  };
  const leave = ({ target }: FocusEvent<HTMLElement>) => {
    const field = target.closest<HTMLElement>('[data-field]')?.dataset['field'];
    if (field) form.leave(field);
  };
  const isAtField = refusedFields(registering.error, plan, t).length > 0;
  return (
    // Which field was left is heard here, once for all of them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form id={id} className="register-form" noValidate onSubmit={submit} onBlur={leave}>
      <p className="faint small">{t('register.required_note')}</p>
      <Fields form={form} onSendCode={onSendCode} />
      <div data-field="consents">
        <Consents form={form} />
      </div>
      {!isAtField && <CallError error={registering.error} />}
      <InvitationWarning
        isOpen={isInvitationRefused(registering.error)}
        onClose={registering.reset}
      />
    </form>
  );
}

/** Robots are worked against from the start, and the first field is ready to be typed into. */
function useOpening(id: string) {
  useEffect(() => {
    prepareBotProof();
    // After the dialog has opened: it puts the focus on its own first button.
    const frame = requestAnimationFrame(() => {
      document.getElementById(id)?.querySelector('input')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);
}

type FieldsProps = Pick<ComponentProps<typeof RegisterField>, 'form' | 'onSendCode'>;

/** What must be filled in, and what a link brought along; the rest is folded up. */
function Fields({ form, onSendCode }: FieldsProps) {
  const t = useT();
  const isFirst = ({ field, isRequired }: PlannedField) =>
    isRequired || Object.hasOwn(form.linkCodes, field);
  const later = form.plan.fields.filter((planned) => !isFirst(planned));
  const draw = (planned: PlannedField) => (
    <div key={planned.field} data-field={planned.field}>
      <RegisterField planned={planned} form={form} onSendCode={onSendCode} />
    </div>
  );
  return (
    <>
      {form.plan.fields.filter(isFirst).map(draw)}
      {later.length > 0 && (
        <Disclosure title={t('register.optional_more')}>
          <div className="register-form">{later.map(draw)}</div>
        </Disclosure>
      )}
    </>
  );
}

/** A field under the fold, or in the part that is folded up, is brought into view. */
function focusField(form: HTMLFormElement, field: string) {
  const place = form.querySelector(`[data-field="${field}"]`);
  const fold = place?.closest('details');
  if (fold) fold.open = true;
  const unticked = 'input[type=checkbox]:not(:checked)';
  const control = field === 'consents' ? unticked : 'input';
  place?.querySelector<HTMLElement>(control)?.focus();
}
