import { useT } from '@baize/i18n/react.tsx';
import { Note } from '@baize/ui/note.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { useAskDeletion } from './use-deletion.ts';

type Props = { waitDays: number; onClose: () => void };

export function DeleteDialog({ waitDays, onClose }: Props) {
  const t = useT();
  const asking = useAskDeletion();
  return (
    <ProofDialog
      title={t('security.delete_title')}
      action={t('security.delete_ask')}
      isBusy={asking.isPending}
      error={asking.error}
      onProve={(proof) => asking.mutate(proof, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Note tone="warn">{t('security.delete_warning', { count: waitDays })}</Note>
    </ProofDialog>
  );
}
