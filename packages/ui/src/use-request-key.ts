import { useRef } from 'react';

/**
 * Makes the key of what is asked for when it is sent: the same while it stays the same, so that a
 * second press, or a press after a silence, asks for the same thing. Another amount is another.
 */
export function useRequestKey(): (content: string) => string {
  const kept = useRef({ content: '', key: '' });
  return (content) => {
    if (kept.current.key === '' || kept.current.content !== content) {
      kept.current = { content, key: crypto.randomUUID() };
    }
    return kept.current.key;
  };
}
