import { useT } from '@baize/i18n/react.tsx';
import { type Doors, SideLists } from './side-lists.tsx';

/** Wide it has words; narrow it keeps the icons, and the words for readers and on hover. */
export function SideMenu(doors: Doors) {
  const t = useT();
  return (
    <nav className="side" aria-label={t('shell.side_menu')}>
      <div className="side-in">
        <SideLists {...doors} />
      </div>
    </nav>
  );
}
