import { useT } from '@baize/i18n/react.tsx';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../shared/answered.tsx';
import { roleName } from '../../shared/role-names.ts';
import { rolesQuery } from '../../shared/roles-query.ts';
import { useOperator } from '../../shared/use-operator.ts';

type Props = { value: string; onChange: (role: string) => void };

/** Only the roles that one may give: none that may more than oneself. */
export function RoleChoice({ value, onChange }: Props) {
  const t = useT();
  const { permissions } = useOperator();
  const query = useQuery(rolesQuery);
  return (
    <Answered query={query}>
      {({ roles }) => (
        <RadioGroup
          name="role"
          label={t('console.role')}
          value={value}
          onChange={onChange}
          options={roles.map(({ role, name, permissions: given }) => ({
            value: role,
            label: roleName(t, role, name),
            hint: t('rights.rights_count', { count: given.length }),
            isDisabled: !given.every((each) => permissions.includes(each)),
          }))}
        />
      )}
    </Answered>
  );
}
