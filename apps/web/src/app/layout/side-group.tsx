import { Icon } from '@baize/ui/icon.tsx';
import { chevronDown } from '@baize/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import { keepFolded, keptFolded } from '../../shared/kept.ts';

type Props = { name: 'member' | 'games'; title: string; children: ReactNode };

/** A list that folds under its heading, and stays as it was left. */
export function SideGroup({ name, title, children }: Props) {
  const listId = useId();
  const [isFolded, setFolded] = useState(() => keptFolded().includes(name));
  const fold = () => {
    const others = keptFolded().filter((folded) => folded !== name);
    keepFolded(isFolded ? others : [...others, name]);
    setFolded(!isFolded);
  };
  return (
    <section className="side-group" data-folded={isFolded || undefined}>
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
