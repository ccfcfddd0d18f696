import { signOutOperator } from '@baize/contract/operator';
import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { exit, user } from '@baize/ui/icons';
import { MenuButton } from '@baize/ui/menu-button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../shared/api.ts';
import { useGo } from '../shared/console-link.tsx';
import { forgetToken } from '../shared/kept-token.ts';
import { ROLE_NAMES } from '../shared/role-names.ts';
import { useOperator } from '../shared/use-operator.ts';

/** Who is here and as what, and the way out. */
export function OperatorMenu() {
  const t = useT();
  const { operator } = useOperator();
  const leave = useLeave();
  const role = t(ROLE_NAMES[operator.role]);
  return (
    <MenuButton
      look="bare"
      label={`${operator.name} ${role}`}
      items={[{ key: 'exit', label: t('console.sign_out'), icon: exit, onSelect: leave }]}
    >
      <span className="console-face" aria-hidden="true">
        <Icon of={user} />
      </span>
      <span className="console-who">
        <b>{operator.name}</b> <small>{role}</small>
      </span>
    </MenuButton>
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
