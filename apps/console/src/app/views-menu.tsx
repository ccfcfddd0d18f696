import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { filter, list, plus } from '@baize/ui/icons';
import { MenuButton } from '@baize/ui/menu-button.tsx';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useGo } from '../shared/console-link.tsx';
import { CONSOLE_PAGES } from '../shared/console-pages.ts';
import { useViews } from '../shared/saved-views.ts';
import { useMay } from '../shared/use-operator.ts';
import { ManageViews } from './manage-views.tsx';
import { SaveView } from './save-view.tsx';

/** What operators keep of the page they are on: its filters and order under a name. */
export function ViewsMenu() {
  const { pathname } = useLocation();
  const path = pathname.replace(/^\/console/, '') || '/';
  const page = CONSOLE_PAGES.find(({ to }) => to === path);
  const may = useMay();
  return page && page.to !== '/' && may('overview.read') ? <Menu page={page.to} /> : null;
}

function Menu({ page }: { page: (typeof CONSOLE_PAGES)[number]['to'] }) {
  const t = useT();
  const go = useGo();
  const { views } = useViews(page);
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <MenuButton
        look="ghost"
        label={t('integrations.views')}
        items={[
          ...views.map(({ viewId, name, query }) => ({
            key: viewId,
            label: name,
            icon: filter,
            onSelect: () => void go(page, query),
          })),
          {
            key: 'save',
            label: t('integrations.view_save'),
            icon: plus,
            onSelect: () => setOpen('save'),
          },
          {
            key: 'manage',
            label: t('integrations.view_manage'),
            icon: list,
            onSelect: () => setOpen('manage'),
          },
        ]}
      >
        <Icon of={filter} />
        <span className="console-code">{t('integrations.views')}</span>
      </MenuButton>
      {open === 'save' && <SaveView page={page} onClose={close} />}
      {open === 'manage' && <ManageViews page={page} onClose={close} />}
    </>
  );
}
