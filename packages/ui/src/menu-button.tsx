import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { check, type IconPath } from './icons.ts';
import './menu-button.css';
import { nextIndex } from './roving.ts';

export type MenuItem = {
  key: string;
  label: ReactNode;
  icon?: IconPath;
  onSelect: () => void;
  /** Given where one of the items holds at a time, as in a list of languages. */
  isChosen?: boolean;
};

type Props = {
  /** What the button opens, for readers; it contains whatever words the button shows. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  items: readonly MenuItem[];
  /** What stands above the items, such as whose account it is. */
  head?: ReactNode;
  look?: ButtonLook | 'bare';
};

/** Opens by press or arrow; arrows, Home and End walk, Escape and a press outside close. */
export function MenuButton({ label, children, items, head, look = 'plain' }: Props) {
  const menuId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      const target = event.target as Element;
      // A dialog that opens by itself covers the menu and leaves it as it was.
      const dialog = target.closest('dialog');
      const isCovered = dialog !== null && !dialog.contains(root.current);
      if (!isCovered && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  return (
    <div className="menu" ref={root}>
      <button
        ref={trigger}
        type="button"
        className={look === 'bare' ? 'menu-bare' : buttonClass({ look })}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {isOpen && (
        <div className="menu-list">
          {head && <div className="menu-head">{head}</div>}
          <MenuList id={menuId} label={label} items={items} onClose={close} />
        </div>
      )}
    </div>
  );
}

type ListProps = { id: string; label: string; items: readonly MenuItem[]; onClose: () => void };

function MenuList({ id, label, items, onClose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-checked=true]');
    (chosen ?? list.current?.querySelector('button'))?.focus();
  }, []);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The Escape is the menu's: a dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    const at = buttons().indexOf(document.activeElement as HTMLButtonElement);
    const to = nextIndex(event, { at, count: items.length, axis: 'block' });
    if (to === null) return;
    event.preventDefault();
    buttons()[to]?.focus();
  };

  return (
    <div ref={list} id={id} className="menu-items" role="menu" aria-label={label}>
      {items.map(({ key, label: text, icon, onSelect, isChosen }) => (
        <button
          key={key}
          type="button"
          role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={isChosen}
          tabIndex={-1}
          onKeyDown={press}
          onClick={() => {
            onClose();
            onSelect();
          }}
        >
          {icon && <Icon of={icon} />}
          <span>{text}</span>
          {isChosen && <Icon of={check} />}
        </button>
      ))}
    </div>
  );
}
