import type { EditableRole } from '@baize/contract/operator-role';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { plus } from '@baize/ui/icons';
import { Tag } from '@baize/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { roleName } from '../../shared/role-names.ts';
import { rolesQuery } from '../../shared/roles-query.ts';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import { NewRoleDialog } from './new-role-dialog.tsx';
import { RoleEditor } from './role-editor.tsx';
import './roles.css';

/** What each role may do, and what somebody with it would see. */
export function Roles() {
  const t = useT();
  const [isMaking, setMaking] = useState(false);
  const query = useQuery(rolesQuery);
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('rights.roles')}</h1>
          <p className="muted">{t('rights.roles_text')}</p>
        </div>
        <Button look="act" icon={plus} onClick={() => setMaking(true)}>
          {t('rights.role_new')}
        </Button>
      </header>
      <Answered query={query}>
        {({ roles }) => (
          <>
            <Chosen roles={roles} />
            {isMaking && <NewRoleDialog roles={roles} onClose={() => setMaking(false)} />}
          </>
        )}
      </Answered>
    </>
  );
}

function Chosen({ roles }: { roles: readonly EditableRole[] }) {
  const { kind } = useAddressQuery();
  const chosen = roles.find(({ role }) => role === kind) ?? roles[1] ?? roles[0];
  if (!chosen) return null;
  return (
    <div className="roles">
      <RoleList roles={roles} chosen={chosen} />
      <RoleEditor key={`${chosen.role} ${chosen.version}`} role={chosen} />
    </div>
  );
}

type ListProps = { roles: readonly EditableRole[]; chosen: EditableRole };

function RoleList({ roles, chosen }: ListProps) {
  const t = useT();
  return (
    <Card padding="tight">
      <nav aria-label={t('rights.roles')} className="role-list">
        {roles.map(({ role, name, holders, version, isDelivered, permissions }) => (
          <ConsoleLink
            key={role}
            to="/roles"
            query={{ kind: role }}
            className="role-line"
            aria-current={role === chosen.role ? 'true' : undefined}
          >
            <b>{roleName(t, role, name)}</b>
            <small className="muted">
              {t('rights.rights_count', { count: permissions.length })} ·{' '}
              {t('rights.holders', { count: holders })}
            </small>
            {!isDelivered && <Tag>{t('rights.own')}</Tag>}
            {isDelivered && version > 0 && <Tag tone="warn">{t('rights.changed')}</Tag>}
          </ConsoleLink>
        ))}
      </nav>
    </Card>
  );
}
