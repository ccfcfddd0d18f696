import { useT } from '@baize/i18n/react.tsx';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { ReasonDialog } from './reason-dialog.tsx';

type Props = {
  action: string;
  text: string;
  onRemove: (reason: string) => Promise<unknown>;
  /** The list that it stands in. */
  queryKey: QueryKey;
  onClose: () => void;
};

/** Takes something away for good, with a reason, and reads its list again. */
export function RemovalDialog({ action, text, onRemove, queryKey, onClose }: Props) {
  const t = useT();
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: onRemove,
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return (
    <ReasonDialog
      title={action}
      text={text}
      action={action}
      look="danger"
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={removing.isPending}
      error={removing.error}
      onSubmit={(reason) => removing.mutate(reason)}
      onClose={onClose}
    />
  );
}
