import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { search } from '@baize/ui/icons';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useGo } from '../shared/console-link.tsx';
import { useAddressQuery } from '../shared/use-address-query.ts';
import { useMay } from '../shared/use-operator.ts';
import { CommandList } from './command-list.tsx';
import { type Command, useCommands } from './use-commands.ts';

/** One box for whatever somebody has in hand: a page, a name, a number, a reference. Ctrl-K leads to it. */
export function SearchBox() {
  const { text = '' } = useAddressQuery();
  return <Box key={text} text={text} />;
}

function Box({ text }: { text: string }) {
  const t = useT();
  const go = useGo();
  const canFindMembers = useMay()('members.read');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(text);
  const [isOpen, setOpen] = useState(false);
  // Below zero none is chosen, and Enter looks for members.
  const [at, setAt] = useState(-1);
  const found = useCommands(isOpen ? words : '');
  const first = canFindMembers ? -1 : 0;
  useCtrlK(input);

  const run = (command: Command) => {
    setOpen(false);
    setWords('');
    command.run();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = found[Math.max(at, first)];
    if (chosen) return run(chosen);
    setOpen(false);
    if (canFindMembers) void go('/members', { text: words.trim() });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    const next = at + step;
    setAt(next >= found.length ? first : next < first ? found.length - 1 : next);
  };
  const isShown = isOpen && found.length > 0;
  return (
    <search className="console-search" onBlur={() => setOpen(false)}>
      <form onSubmit={submit}>
        <Icon of={search} />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={t(canFindMembers ? 'console.search' : 'console.search_pages')}
          aria-expanded={isShown}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
          placeholder={t(canFindMembers ? 'console.search_hint' : 'console.search_pages')}
          value={words}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setWords(event.target.value);
            setOpen(true);
            setAt(-1);
          }}
          onKeyDown={press}
        />
        <kbd>{t('console.search_keys')}</kbd>
      </form>
      <CommandList id={id} found={isShown ? found : []} at={Math.max(at, first)} onRun={run} />
    </search>
  );
}

function useCtrlK(input: { readonly current: HTMLInputElement | null }) {
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      input.current?.select();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [input]);
}
