import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { search } from '@baize/ui/icons';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useGo } from '../shared/console-link.tsx';
import { useAddressQuery } from '../shared/use-address-query.ts';
import { useMay } from '../shared/use-operator.ts';

/** One box for whatever somebody has in hand: a name, a number, a reference. Ctrl-K leads to it. */
export function SearchBox() {
  const t = useT();
  const go = useGo();
  const may = useMay();
  const input = useRef<HTMLInputElement>(null);
  const { text = '' } = useAddressQuery();

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      input.current?.select();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);

  if (!may('members.read')) return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void go('/members', { text: input.current?.value.trim() ?? '' });
  };
  return (
    <search className="console-search">
      <form onSubmit={submit}>
        <Icon of={search} />
        <input
          key={text}
          ref={input}
          type="search"
          aria-label={t('console.search')}
          placeholder={t('console.search_hint')}
          defaultValue={text}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
        />
        <kbd>{t('console.search_keys')}</kbd>
      </form>
    </search>
  );
}
