import { Icon } from '@baize/ui/icon.tsx';
import { chevronDown } from '@baize/ui/icons';
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { keepFolded, keptFolded } from '../../shared/session/kept.ts';

type GroupName = 'member' | 'games';

type Props = {
  name: GroupName;
  title: string;
  /** What is folded until the visitor chooses otherwise. */
  foldedFirst: readonly GroupName[];
  children: ReactNode;
};

/** A list that folds under its heading, and stays as it was left. */
export function SideGroup({ name, title, foldedFirst, children }: Props) {
  const listId = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  // The drawn page knows nothing of what this browser keeps: it is read after the page is hydrated.
  const wasFolded = useSyncExternalStore(
    neverChanges,
    () => keptFolded(foldedFirst).includes(name),
    () => foldedFirst.includes(name),
  );
  const isFolded = chosen ?? wasFolded;
  const fold = () => {
    const others = keptFolded(foldedFirst).filter((folded) => folded !== name);
    keepFolded(isFolded ? others : [...others, name]);
    setChosen(!isFolded);
  };
  return (
    <section className="side-group" data-list={name} data-folded={isFolded || undefined}>
      <h2>
        <button type="button" aria-expanded={!isFolded} aria-controls={listId} onClick={fold}>
          {title}
          <Icon of={chevronDown} />
        </button>
      </h2>
      <ul id={listId}>{children}</ul>
    </section>
  );
}

const neverChanges = () => () => {};
