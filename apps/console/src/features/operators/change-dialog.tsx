import type { Input } from '@baize/contract/endpoint';
import { changeOperator } from '@baize/contract/operator';
import type { OperatorRole } from '@baize/contract/operator-roles';
import { useT } from '@baize/i18n/react.tsx';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { Roles } from './add-dialog.tsx';
import type { Colleague } from './operators.tsx';

type ChangeKind = 'role' | 'active' | 'link';
type Change = Input<typeof changeOperator>['change'];

type Props = { colleague: Colleague; onClose: () => void };

/** Changes the role, closes or opens the account, or sends a link to set up the login anew. */
export function ChangeDialog({ colleague, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const queries = useQueryClient();
  const [what, setWhat] = useState<ChangeKind>('role');
  const [role, setRole] = useState<OperatorRole>(colleague.role);
  const [email, setEmail] = useState(colleague.email ?? '');
  const changing = useMutation({
    mutationFn: (reason: string) =>
      call(changeOperator, {
        operatorId: colleague.operatorId,
        change: changeOf(what, { role, email, isActive: colleague.isActive }),
        reason,
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['operators'] }),
  });
  const submit = (reason: string) =>
    changing.mutate(reason, {
      onSuccess: () => {
        toast({ tone: 'win', text: t('console.operator_changed', { name: colleague.name }) });
        onClose();
      },
    });
  return (
    <ReasonDialog
      title={t('console.change')}
      text={colleague.name}
      action={t('console.change')}
      reason="needed"
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
            options={[
              { value: 'role', label: t('console.change_role') },
              {
                value: 'active',
                label: t(colleague.isActive ? 'console.change_close' : 'console.change_open'),
              },
              { value: 'link', label: t('console.change_link') },
            ]}
          />
          {what === 'role' && <Roles value={role} onChange={setRole} />}
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

type Fields = { role: OperatorRole; email: string; isActive: boolean };

function changeOf(what: ChangeKind, { role, email, isActive }: Fields): Change {
  if (what === 'role') return { what, role };
  return what === 'active' ? { what, isActive: !isActive } : { what, email };
}
