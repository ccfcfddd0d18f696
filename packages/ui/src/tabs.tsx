import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from './icon.tsx';
import type { IconPath } from './icons.ts';
import { nextIndex } from './roving.ts';
import './tabs.css';

export type Tab<Id extends string> = { id: Id; label: ReactNode; icon?: IconPath };

type Props<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  active: Id;
  onChange: (id: Id) => void;
  /** Arrows only move; a tab that leads away or asks for a login opens when it is pressed. */
  isByHand?: boolean;
  /** The panel of the active tab. */
  children: ReactNode;
};

/** One stop for the Tab key; arrows, Home and End move between the tabs, in reading direction. */
export function Tabs<Id extends string>({ label, tabs, active, children, ...way }: Props<Id>) {
  const { onChange, isByHand = false } = way;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = buttons.findIndex((button) => button === event.currentTarget);
    const to = nextIndex(event, { at, count: tabs.length, axis: 'inline' });
    const target = to === null ? undefined : tabs[to];
    if (to === null || !target) return;
    event.preventDefault();
    if (!isByHand) onChange(target.id);
    buttons[to]?.focus();
  };

  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === active}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={move}
          >
            {tab.icon && <Icon of={tab.icon} />}
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
        {children}
      </div>
    </>
  );
}
