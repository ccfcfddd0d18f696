import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Note } from '@baize/ui/note.tsx';

/** Shown once: afterwards only the server knows it. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('integrations.secret')}
      footer={<Button onClick={onClose}>{t('console.issued_done')}</Button>}
    >
      <Note tone="warn">{t('integrations.secret_text')}</Note>
      <p>
        <code>{secret}</code> <CopyButton value={secret} />
      </p>
    </Dialog>
  );
}
