import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { chat, refresh } from '@baize/ui/icons';
import { type ReactNode, useEffect } from 'react';
import { useBrandName, useStart } from '../../shared/start.tsx';
import './system-screen.css';

type Props = {
  title: string;
  /** Pictures need no words here: the title has them. */
  picture: string;
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
      <img className="closed-picture" src={picture} alt="" width="176" height="176" />
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
