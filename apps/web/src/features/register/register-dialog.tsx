import { wordingOf } from '@baize/client/api-error';
import { readFlags } from '@baize/contract/flags';
import { methodsOf, type RegisterMethod } from '@baize/contract/register-form';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { type ReactNode, useId, useState } from 'react';
import type { Newcomer } from '../../shared/address/modals.ts';
import { useBrand } from '../../shared/loading/start.tsx';
import { type Permission, usePermission } from '../../shared/session/permission.ts';
import { planForm } from './form-plan.ts';
import { readLinkCodes } from './link-codes.ts';
import { RegisterForm } from './register-form.tsx';
import './register.css';
import { useVisit } from './use-visit.ts';

export type RegisterDialogProps = {
  isOpen: boolean;
  /** A picture beside the form, on wide screens. */
  art?: ReactNode;
  /** Of an outside sign-in that has no account yet. */
  newcomer: Newcomer | undefined;
  onClose: () => void;
  /** Registered and logged in: where to go now. */
  onDone: () => void;
  onLogin: () => void;
};

/** The register form over the page, as the brand has set it up. */
export function RegisterDialog({ isOpen, art, onClose, ...props }: RegisterDialogProps) {
  const t = useT();
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const { onDone, onLogin, newcomer } = props;
  const showToast = useToast();
  const finish = () => {
    showToast({ tone: 'win', text: t('register.done') });
    onDone();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      canClose={!isBusy}
      title={t('register.title')}
      size="wide"
      art={art}
      footer={<Actions formId={formId} isBusy={isBusy} onLogin={onLogin} />}
    >
      <FormForBrand formId={formId} newcomer={newcomer} onBusy={setBusy} onDone={finish} />
    </Dialog>
  );
}

type ActionsProps = { formId: string; isBusy: boolean; onLogin: () => void };

function Actions({ formId, isBusy, onLogin }: ActionsProps) {
  const t = useT();
  return (
    <div className="register-actions">
      <Button type="submit" form={formId} look="act" size="big" isFull isBusy={isBusy}>
        {t('register.submit')}
      </Button>
      <p className="muted small">
        {t('register.have_account')}{' '}
        <button type="button" className="link" onClick={onLogin}>
          {t('register.to_login')}
        </button>
      </p>
    </div>
  );
}

type FormProps = {
  formId: string;
  newcomer: Newcomer | undefined;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
};

function FormForBrand(props: FormProps) {
  const t = useT();
  const permission = usePermission();
  if (permission.isPending) return <FormLoading />;
  if (permission.isError) {
    return (
      <ErrorState
        title={wordingOf(permission.error, t)}
        onRetry={() => void permission.refetch()}
      />
    );
  }
  return <FormByMethod {...props} permission={permission.data} />;
}

const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' } as const;

function FormByMethod({ permission, ...props }: FormProps & { permission: Permission }) {
  const t = useT();
  const { usesPhoneCodeProvider } = useBrand();
  const { register: rules, whitelabel } = permission.info;
  const flags = readFlags(whitelabel);
  const methods = methodsOf(flags);
  const [linkCodes] = useState(() => readLinkCodes(location.search));
  useVisit(linkCodes.affiliateCode);
  const [method = null, setMethod] = useState<RegisterMethod | undefined>(methods[0]);
  if (method === null) return <Note>{t('register.off')}</Note>;
  const { formId, newcomer, onBusy, onDone } = props;
  const plan = planForm({
    rules,
    flags,
    method,
    isOutside: newcomer !== undefined,
    usesPhoneCodeProvider,
  });
  const names = { mobile: t('register.by_mobile'), username: t('register.by_username') };
  return (
    <div className="register">
      {newcomer && (
        <Note tone="brand">
          {t('register.newcomer', { provider: PROVIDER_NAMES[newcomer.provider] })}
        </Note>
      )}
      {methods.length > 1 && (
        <Segments
          label={t('register.method')}
          segments={methods.map((value) => ({ value, label: names[value] }))}
          value={method}
          onChange={setMethod}
        />
      )}
      <RegisterForm key={method} id={formId} {...{ plan, linkCodes, newcomer, onBusy, onDone }} />
    </div>
  );
}

const FormLoading = () => (
  <Loading className="register">
    <Skeleton height="3rem" />
    <Skeleton height="3rem" />
    <Skeleton height="3rem" />
    <Skeleton height="3rem" />
  </Loading>
);
