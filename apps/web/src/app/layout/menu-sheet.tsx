import { useT } from '@baize/i18n/react.tsx';
import { Sheet } from '@baize/ui/sheet.tsx';
import { type Doors, SideLists } from './side-lists.tsx';

type Props = Doors & { isOpen: boolean; onClose: () => void };

/** The side menu of a phone. Whatever leads somewhere closes it; folding a list does not. */
export function MenuSheet({ isOpen, onClose, ...doors }: Props) {
  const t = useT();
  const listen = (menu: HTMLElement) => {
    const press = ({ target }: Event) => {
      // Later: a menu that goes away at once takes the press with it, before anyone has heard it.
      if (target instanceof Element && target.closest('.side-entry')) setTimeout(onClose);
    };
    menu.addEventListener('click', press);
    return () => menu.removeEventListener('click', press);
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('shell.menu')} from="start">
      <nav ref={listen} className="side-sheet" aria-label={t('shell.side_menu')}>
        <SideLists {...doors} isSheet />
      </nav>
    </Sheet>
  );
}
