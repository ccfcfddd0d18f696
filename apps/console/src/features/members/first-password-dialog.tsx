import { issueFirstPassword } from '@baize/contract/desk';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Button } from '@baize/ui/button.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';

type Props = {
  member: { readonly memberId: Id<'mem'>; readonly account: string };
  onClose: () => void;
};

/** Another first password for a member who never chose one: asked for with a reason, shown once. */
export function FirstPasswordDialog({ member: { memberId, account }, onClose }: Props) {
  const t = useT();
  const queries = useQueryClient();
  const issuing = useMutation({
    mutationFn: (reason: string) => call(issueFirstPassword, { memberId, reason }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['member', memberId] }),
  });
  if (issuing.data) return <Issued {...issuing.data} onClose={onClose} />;
  return (
    <ReasonDialog
      title={t('console.issue_password')}
      text={t('console.issue_password_text', { account })}
      action={t('console.issue_password')}
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={issuing.isPending}
      error={issuing.error}
      onSubmit={(reason) => issuing.mutate(reason)}
      onClose={onClose}
    />
  );
}

type IssuedProps = { account: string; firstPassword: string; onClose: () => void };

function Issued({ account, firstPassword, onClose }: IssuedProps) {
  const t = useT();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('console.issue_password')}
      footer={<Button onClick={onClose}>{t('console.issued_done')}</Button>}
    >
      <Note tone="brand">
        <p>{t('console.issued_text', { account })}</p>
        <p className="row">
          <strong>
            <bdi>{firstPassword}</bdi>
          </strong>
          <CopyButton value={firstPassword} />
        </p>
      </Note>
    </Dialog>
  );
}
