import {
  type EditableRole,
  removeOperatorRole,
  setOperatorRole,
} from '@baize/contract/operator-role';
import { ALL_PERMISSIONS, type Permission } from '@baize/contract/operator-roles';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { RemovalDialog } from '../../shared/queue/removal-dialog.tsx';
import { RIGHT_NAMES } from '../../shared/right-names.ts';
import { roleName } from '../../shared/role-names.ts';
import { rolesQuery } from '../../shared/roles-query.ts';
import { useOperator } from '../../shared/use-operator.ts';
import { RightChoices } from './right-choices.tsx';
import { RolePreview } from './role-preview.tsx';
import { RoleVersions } from './role-versions.tsx';

type Props = { role: EditableRole };

/** Rights on one side, what they open on the other, before anything is saved. */
export function RoleEditor({ role }: Props) {
  const t = useT();
  const { operator } = useOperator();
  const [rights, setRights] = useState<readonly Permission[]>(role.permissions);
  const [name, setName] = useState(role.name ?? '');
  const [asking, setAsking] = useState<'save' | 'remove' | null>(null);
  const isOwn = role.role === operator.role;
  const isLocked = role.isFixed || isOwn;
  const isChanged =
    name.trim() !== (role.name ?? '') ||
    ALL_PERMISSIONS.some((each) => rights.includes(each) !== role.permissions.includes(each));
  const canRemove = role.isDelivered ? role.version > 0 : role.holders === 0;
  return (
    <div className="role-parts">
      <Card padding="tight" className="role-form">
        <h2>{roleName(t, role.role, role.name)}</h2>
        {isLocked && <Note>{t(role.isFixed ? 'rights.fixed' : 'rights.own_role')}</Note>}
        {!role.isDelivered && (
          <TextField
            label={t('rights.role_name')}
            maxLength={40}
            readOnly={isLocked}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        <RightChoices rights={rights} isLocked={isLocked} onChange={setRights} />
        {!isLocked && (
          <p className="role-acts">
            <Button look="act" disabled={!isChanged} onClick={() => setAsking('save')}>
              {t('rights.save')}
            </Button>
            {canRemove && (
              <Button look="line" onClick={() => setAsking('remove')}>
                {t(role.isDelivered ? 'rights.reset' : 'rights.remove')}
              </Button>
            )}
          </p>
        )}
        <RoleVersions role={role} onLoad={isLocked ? null : setRights} />
      </Card>
      <RolePreview rights={rights} />
      {asking === 'save' && (
        <SaveDialog
          role={role}
          draft={{ rights, name: name.trim() }}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'remove' && <RemoveDialog role={role} onClose={() => setAsking(null)} />}
    </div>
  );
}

type SaveProps = Props & {
  draft: { rights: readonly Permission[]; name: string };
  onClose: () => void;
};

/** What it gives and what it takes, in words, before it holds. */
function SaveDialog({ role, draft: { rights, name }, onClose }: SaveProps) {
  const t = useT();
  const toast = useToast();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (reason: string) =>
      call(setOperatorRole, {
        role: role.role,
        ...(role.isDelivered ? {} : { name }),
        permissions: [...rights],
        version: role.version,
        reason,
      }),
    onSuccess: () => {
      toast({ tone: 'win', text: t('rights.saved', { name: roleName(t, role.role, name) }) });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: rolesQuery.queryKey }),
  });
  const worded = (some: readonly Permission[]) =>
    some.map((each) => t(RIGHT_NAMES[each])).join(', ');
  const given = rights.filter((each) => !role.permissions.includes(each));
  const taken = role.permissions.filter((each) => !rights.includes(each));
  return (
    <ReasonDialog
      title={t('rights.save')}
      text={t('rights.save_holders', { count: role.holders })}
      action={t('rights.save')}
      reason="needed"
      hint={t('console.reason_inside')}
      canSubmit={role.isDelivered || name !== ''}
      isBusy={saving.isPending}
      error={saving.error}
      onSubmit={(reason) => saving.mutate(reason)}
      onClose={onClose}
    >
      {() => (
        <>
          {given.length > 0 && <Note>{t('rights.save_given', { rights: worded(given) })}</Note>}
          {taken.length > 0 && (
            <Note tone="warn">{t('rights.save_taken', { rights: worded(taken) })}</Note>
          )}
        </>
      )}
    </ReasonDialog>
  );
}

function RemoveDialog({ role, onClose }: Props & { onClose: () => void }) {
  const t = useT();
  const { version, isDelivered } = role;
  return (
    <RemovalDialog
      action={t(isDelivered ? 'rights.reset' : 'rights.remove')}
      text={t(isDelivered ? 'rights.reset_text' : 'rights.remove_text')}
      onRemove={(reason) => call(removeOperatorRole, { role: role.role, version, reason })}
      queryKey={rolesQuery.queryKey}
      onClose={onClose}
    />
  );
}
