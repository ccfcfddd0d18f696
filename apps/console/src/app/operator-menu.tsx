import { signOutOperator } from '@baize/contract/operator';
import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { alert, exit, user } from '@baize/ui/icons';
import { MenuButton } from '@baize/ui/menu-button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EmergencyDialog } from '../features/access/emergency-dialog.tsx';
import { call } from '../shared/api.ts';
import { useGo } from '../shared/console-link.tsx';
import { forgetToken } from '../shared/kept-token.ts';
import { roleName } from '../shared/role-names.ts';
import { useMay, useOperator } from '../shared/use-operator.ts';

/** Who is here and as what, and the way out. */
export function OperatorMenu() {
  const t = useT();
  const may = useMay();
  const { operator, emergencyUntil } = useOperator();
  const [isTaking, setTaking] = useState(false);
  const emergency = {
    key: 'emergency',
    label: t('rights.emergency'),
    icon: alert,
    onSelect: () => setTaking(true),
  };
  const leave = useLeave();
  const role = roleName(t, operator.role, operator.roleName);
  return (
    <>
      <MenuButton
        look="bare"
        label={`${operator.name} ${role}`}
        items={[
          ...(may('emergency.use') && emergencyUntil === null ? [emergency] : []),
          { key: 'exit', label: t('console.sign_out'), icon: exit, onSelect: leave },
        ]}
      >
        <span className="console-face" aria-hidden="true">
          <Icon of={user} />
        </span>
        <span className="console-who">
          <b>{operator.name}</b> <small>{role}</small>
        </span>
      </MenuButton>
      {isTaking && <EmergencyDialog onClose={() => setTaking(false)} />}
    </>
  );
}

/** Also without an answer: whoever wants out is out of this tab at least. */
function useLeave(): () => void {
  const queries = useQueryClient();
  const go = useGo();
  const leaving = useMutation({
    mutationFn: () => call(signOutOperator, {}),
    onSettled: async () => {
      forgetToken();
      await go('/sign-in');
      queries.clear();
    },
  });
  return () => leaving.mutate();
}
