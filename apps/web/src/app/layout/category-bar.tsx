import { navigationOf } from '@baize/contract/navigation';
import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chevronDown } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { usePart } from '../../shared/loading/use-part.ts';
import { vendorMenu } from '../part-files.ts';
import './category-bar.css';
import { useCategories } from './use-categories.ts';
import { useDropMenu } from './use-drop-menu.ts';
import { useHere } from './use-here.ts';

/** The top navigation: home, the categories with their vendors under them, promotions. */
export function CategoryBar() {
  const t = useT();
  const menuId = useId();
  const { Part: VendorMenu, bring, prepare } = usePart(vendorMenu);
  const { bar, dropped, close, toggle, enterItem, enterMenu, leaveBar } = useDropMenu(bring);
  const categories = useCategories();
  const items = navigationOf((type) => categories.some(({ gameType }) => gameType === type));
  const opened = categories.find(({ gameType }) => gameType === dropped?.gameType);
  return (
    <nav
      ref={bar}
      className="cats"
      aria-label={t('shell.categories')}
      onPointerEnter={prepare}
      onPointerLeave={leaveBar}
    >
      <ul>
        {items.map(({ page, name, gameType }) => (
          <li key={page} onPointerEnter={(event) => enterItem(event, gameType)}>
            <BarLink to={page} name={t(name)} />
            {gameType !== null && (
              <button
                type="button"
                data-opens={gameType}
                aria-label={t('shell.studios_of', { category: t(name) })}
                aria-expanded={opened?.gameType === gameType}
                aria-controls={opened?.gameType === gameType ? menuId : undefined}
                onFocus={prepare}
                onClick={({ detail }) => toggle(gameType, detail === 0)}
              >
                <Icon of={chevronDown} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {opened && dropped && VendorMenu && (
        <VendorMenu
          key={opened.gameType}
          id={menuId}
          category={opened}
          dropped={dropped}
          onEnter={enterMenu}
          onChoose={close}
        />
      )}
    </nav>
  );
}

type BarLinkProps = { to: ReturnType<typeof navigationOf>[number]['page']; name: string };

function BarLink({ to, name }: BarLinkProps) {
  const here = useHere();
  return (
    <Link to={to} aria-current={here(to)}>
      {name}
    </Link>
  );
}
