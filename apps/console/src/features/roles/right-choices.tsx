import { ALL_PERMISSIONS, type Permission } from '@baize/contract/operator-roles';
import { useT } from '@baize/i18n/react.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';
import { areaOf, RIGHT_AREAS, RIGHT_NAMES } from '../../shared/right-names.ts';
import { useOperator } from '../../shared/use-operator.ts';

type Props = {
  rights: readonly Permission[];
  isLocked: boolean;
  onChange: (rights: readonly Permission[]) => void;
};

/** Every right there is; those one does not have oneself can be neither given nor taken. */
export function RightChoices({ rights, isLocked, onChange }: Props) {
  const t = useT();
  const { permissions } = useOperator();
  const toggle = (right: Permission) =>
    onChange(rights.includes(right) ? rights.filter((one) => one !== right) : [...rights, right]);
  return (
    <div className="role-areas">
      {RIGHT_AREAS.map(({ name, of }) => (
        <fieldset key={name}>
          <legend>{t(name)}</legend>
          {ALL_PERMISSIONS.filter((each) => of.includes(areaOf(each))).map((each) => (
            <Checkbox
              key={each}
              label={t(RIGHT_NAMES[each])}
              checked={rights.includes(each)}
              disabled={isLocked || !permissions.includes(each)}
              onChange={() => toggle(each)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
