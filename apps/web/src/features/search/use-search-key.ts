import { useEffectEvent, useLayoutEffect } from 'react';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const isSearchKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k'
    ? event.ctrlKey || event.metaKey
    : event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);

/** One key opens the search on every page, but not out of a field or over something that is open. */
export function useSearchKey(onSearch: () => void) {
  const search = useEffectEvent(onSearch);
  // Heard from the moment the page is there: other effects wait until it has been painted.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      search();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
