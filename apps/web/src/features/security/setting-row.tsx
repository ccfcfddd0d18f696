import { Button } from '@baize/ui/button.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import type { IconPath } from '@baize/ui/icons';
import type { ReactNode } from 'react';

type Props = {
  icon: IconPath;
  name: string;
  /** How it stands. */
  value: ReactNode;
  state?: ReactNode;
  /** Words of the button, and what it is about for those who hear it alone. */
  action?: string;
  onAction?: () => void;
};

/** One thing that is set or not, and the way to change it. */
export function SettingRow({ icon, name, value, state, action, onAction }: Props) {
  return (
    <li className="setting">
      <span className="setting-icon">
        <Icon of={icon} />
      </span>
      <div className="setting-words">
        <h3>
          {name} {state}
        </h3>
        <p>{value}</p>
      </div>
      {action && onAction && (
        <Button look="line" size="small" aria-label={`${action}: ${name}`} onClick={onAction}>
          {action}
        </Button>
      )}
    </li>
  );
}
