import type { Input } from '@baize/contract/endpoint';
import { changeOperator } from '@baize/contract/operator';
import { useT } from '@baize/i18n/react.tsx';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import type { Colleague } from './operators.tsx';
import { RoleChoice } from './role-choice.tsx';

type ChangeKind = 'role' | 'active' | 'link';
type Change = Input<typeof changeOperator>['change'];

type Props = { colleague: Colleague; onClose: () => void };

/** Changes the role, closes or opens the account, or sends a link to set up the login anew. */
export function ChangeDialog({ colleague, onClose }: Props) {
  const t = useT();
  const [what, setWhat] = useState<ChangeKind>('role');
  const [role, setRole] = useState(colleague.role);
  const [email, setEmail] = useState(colleague.email ?? '');
  const changing = useChange(colleague, onClose);
  const submit = (reason: string) => {
    const change = changeOf(what, { role, email, isActive: colleague.isActive });
    changing.mutate({ change, reason });
  };
  const names = {
    role: t('console.change_role'),
    active: t(colleague.isActive ? 'console.change_close' : 'console.change_open'),
    link: t('console.change_link'),
  };
  const isClosing = what === 'active' && colleague.isActive;
  return (
    <ReasonDialog
      title={t('console.change_of', { name: colleague.name })}
      text={t('console.change_text', { username: colleague.username })}
      action={names[what]}
      look={isClosing ? 'danger' : 'act'}
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={changing.isPending}
      error={changing.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {() => (
        <>
          <RadioGroup
            name="what"
            label={t('console.change_what')}
            value={what}
            onChange={setWhat}
            options={(['role', 'active', 'link'] as const).map((value) => ({
              value,
              label: names[value],
            }))}
          />
          {what === 'role' && <RoleChoice value={role} onChange={setRole} />}
          {what === 'link' && (
            <>
              <Note tone="warn">{t('console.change_link_text')}</Note>
              <TextField
                type="email"
                label={t('console.email')}
                hint={t('console.email_hint')}
                maxLength={120}
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
            </>
          )}
        </>
      )}
    </ReasonDialog>
  );
}

function useChange({ operatorId, name }: Colleague, onClose: () => void) {
  const t = useT();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ change, reason }: Pick<Input<typeof changeOperator>, 'change' | 'reason'>) =>
      call(changeOperator, { operatorId, change, reason }),
    onSuccess: () => {
      toast({ tone: 'win', text: t('console.operator_changed', { name }) });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['operators'] }),
  });
}

type Fields = { role: string; email: string; isActive: boolean };

function changeOf(what: ChangeKind, { role, email, isActive }: Fields): Change {
  if (what === 'role') return { what, role };
  return what === 'active' ? { what, isActive: !isActive } : { what, email };
}
