import { type EditableRole, setOperatorRole } from '@baize/contract/operator-role';
import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { useGo } from '../../shared/console-link.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { rolesQuery } from '../../shared/roles-query.ts';

const CODE = /^[a-z][a-z0-9-]{1,30}$/;

type Props = { roles: readonly EditableRole[]; onClose: () => void };

/** A role begins with the overview alone; the rest is given in the editor. */
export function NewRoleDialog({ roles, onClose }: Props) {
  const t = useT();
  const go = useGo();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const isTaken = roles.some(({ role }) => role === code);
  const making = useMutation({
    mutationFn: (reason: string) =>
      call(setOperatorRole, {
        role: code,
        name: name.trim(),
        permissions: ['overview.read'],
        version: 0,
        reason,
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: rolesQuery.queryKey });
      await go('/roles', { kind: code });
      onClose();
    },
  });
  const codeError = () => {
    if (isTaken) return t('rights.role_code_taken');
    return CODE.test(code) ? undefined : t('rights.role_code_wrong');
  };
  return (
    <ReasonDialog
      title={t('rights.role_new')}
      text={t('rights.roles_text')}
      action={t('rights.role_new')}
      reason="needed"
      hint={t('console.reason_inside')}
      canSubmit={name.trim() !== '' && codeError() === undefined}
      isBusy={making.isPending}
      error={making.error}
      onSubmit={(reason) => making.mutate(reason)}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('rights.role_name')}
            maxLength={40}
            value={name}
            error={isTried && name.trim() === '' ? t('rights.role_name_missing') : undefined}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label={t('rights.role_code')}
            hint={t('rights.role_code_hint')}
            maxLength={31}
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            error={isTried ? codeError() : undefined}
            onChange={({ target }) => setCode(target.value)}
          />
        </>
      )}
    </ReasonDialog>
  );
}
