import { Icon } from '@baize/ui/icon.tsx';
import type { IconPath } from '@baize/ui/icons';
import type { ReactNode } from 'react';
import './again-cards.css';

type Props = { icon: IconPath; children: ReactNode; action?: ReactNode };

/** In the room of one row: how the section gets filled. */
export const EmptyRail = ({ icon, children, action }: Props) => (
  <div className="again-none">
    <Icon of={icon} />
    <p>{children}</p>
    {action}
  </div>
);
