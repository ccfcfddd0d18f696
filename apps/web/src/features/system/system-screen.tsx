import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { chat, refresh } from '@baize/ui/icons';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { useBrandName, useStart } from '../../shared/loading/start.tsx';
import { StatePicture } from './state-picture.tsx';
import './system-screen.css';

type Props = {
  title: string;
  picture: ComponentProps<typeof StatePicture>['of'];
  children: ReactNode;
  isChecking: boolean;
  onCheck: () => void;
  onSupport: () => void;
};

/** A whole page without menus, for when the site is closed to everyone or to this visitor. */
export function SystemScreen({ title, picture, children, ...doors }: Props) {
  const t = useT();
  const brand = useBrandName();
  const { logo } = useStart();
  const tabTitle = t('shell.page_title', { page: title, brand });

  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);

  return (
    <main className="closed">
      <p className="closed-brand">
        <img src={logo} alt="" width="34" height="34" />
        {brand}
      </p>
      <StatePicture of={picture} />
      <h1>{title}</h1>
      {children}
      <div className="row closed-doors">
        <Button look="act" icon={chat} onClick={doors.onSupport}>
          {t('system.contact_support')}
        </Button>
        <Button look="line" icon={refresh} isBusy={doors.isChecking} onClick={doors.onCheck}>
          {t('system.check_again')}
        </Button>
      </div>
    </main>
  );
}
