import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import type { Command } from './use-commands.ts';

type Props = {
  id: string;
  found: readonly Command[];
  /** Which one Enter runs. */
  at: number;
  onRun: (command: Command) => void;
};

/** What can be done by the words in the search box; arrows choose, the focus stays in the box. */
export function CommandList({ id, found, at, onRun }: Props) {
  const t = useT();
  return (
    <div
      id={id}
      // A box that filters a list: no HTML element is one.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={t('console.commands')}
      className="console-commands"
      hidden={found.length === 0}
    >
      {found.map((command, index) => (
        <div
          key={command.key}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          // Before the box loses its focus, which would take the list away.
          onPointerDown={(event) => {
            event.preventDefault();
            onRun(command);
          }}
        >
          <Icon of={command.icon} />
          {command.title}
        </div>
      ))}
    </div>
  );
}
