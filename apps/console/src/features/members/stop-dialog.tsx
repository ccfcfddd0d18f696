import { reopenMember, stopMember } from '@baize/contract/member-stop';
import { useT } from '@baize/i18n/react.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import type { MemberFile } from './member-detail.tsx';

type Props = { member: MemberFile; onClose: () => void };

/** Blocks a member, or lets one in again who was blocked. */
export function StopDialog({ member: { memberId, account, status }, onClose }: Props) {
  const t = useT();
  const queries = useQueryClient();
  const isOpen = status === 'active';
  const turning = useMutation({
    mutationFn: (reason: string) => call(isOpen ? stopMember : reopenMember, { memberId, reason }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['member', memberId] });
      onClose();
    },
  });
  const name = t(isOpen ? 'console.stop_member' : 'console.reopen_member');
  return (
    <ReasonDialog
      title={name}
      text={t(isOpen ? 'console.stop_member_text' : 'console.reopen_member_text', { account })}
      action={name}
      reason="needed"
      hint={t('console.reason_inside')}
      look={isOpen ? 'danger' : 'act'}
      isBusy={turning.isPending}
      error={turning.error}
      onSubmit={(reason) => turning.mutate(reason)}
      onClose={onClose}
    />
  );
}
