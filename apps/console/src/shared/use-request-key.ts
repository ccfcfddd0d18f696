import { useRef } from 'react';

/** One key for one content: a second press, or one after a silence, asks for the same thing. */
export function useRequestKey(): (content: string) => string {
  const kept = useRef({ content: '', key: '' });
  return (content) => {
    if (kept.current.key === '' || kept.current.content !== content) {
      kept.current = { content, key: crypto.randomUUID() };
    }
    return kept.current.key;
  };
}
