import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';

type Props = { isOpen: boolean; onClose: () => void };

/** A code that leads nowhere stops the registration; without one it can go on. */
export function InvitationWarning({ isOpen, onClose }: Props) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('register.warning_title')}
      size="small"
      footer={
        <Button look="brand" onClick={onClose}>
          {t('register.confirm')}
        </Button>
      }
    >
      <p role="alert">{t('register.invitation_invalid')}</p>
    </Dialog>
  );
}
