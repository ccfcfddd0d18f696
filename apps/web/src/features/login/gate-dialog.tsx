import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { useModal } from '../../shared/address/modals.ts';

/** A trial account is told that this takes a real one, and how to get it. */
export function GateDialog() {
  const t = useT();
  const { open, close } = useModal();
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('in_popup_prompt')}
      size="small"
      footer={
        <>
          <Button look="line" onClick={() => open('register')}>
            {t('gate.register')}
          </Button>
          <Button look="act" data-autofocus onClick={close}>
            {t('in_increase_submit')}
          </Button>
        </>
      }
    >
      <p>{t('in_need_true_account')}</p>
    </Dialog>
  );
}
