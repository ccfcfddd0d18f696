import { useT } from '@baize/i18n/react.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { SupportChannels } from './support-channels.tsx';

type Props = { isOpen: boolean; onClose: () => void };

export function SupportDialog({ isOpen, onClose }: Props) {
  const t = useT();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shell.support_title')} size="small">
      <div className="stack">
        <p className="muted">{t('shell.support_text')}</p>
        <SupportChannels />
      </div>
    </Dialog>
  );
}
