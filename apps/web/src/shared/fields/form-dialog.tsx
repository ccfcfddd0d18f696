import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { type ReactNode, useId } from 'react';
import { CallError } from '../server/call-error.tsx';
import './form.css';

type Props = {
  title: ReactNode;
  /** The one action, in its own words. */
  action: string;
  isBusy: boolean;
  error: unknown;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A change of one thing: the form, what was wrong with it, and one gold button. */
export function FormDialog({ title, action, isBusy, error, onSubmit, onClose, children }: Props) {
  const t = useT();
  const formId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isBusy}
      title={title}
      footer={
        <>
          <Button look="ghost" onClick={onClose} disabled={isBusy}>
            {t('security.cancel')}
          </Button>
          <Button look="act" type="submit" form={formId} isBusy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <CallError error={error} />
      </form>
    </Dialog>
  );
}
