import type { Query } from './console-link.tsx';

/** Texts as they are, not as JSON: an address is read and typed by people. */
export const parseQuery = (text: string): Query => Object.fromEntries(new URLSearchParams(text));

export function writeQuery(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => typeof value === 'string' && value);
  const text = new URLSearchParams(given as [string, string][]).toString();
  return text && `?${text}`;
}
