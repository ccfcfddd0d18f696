/** A stretch of a message: words, or an address of the brand's own site. */
export type TextPart = {
  /** Where it begins in the message. */
  readonly at: number;
  readonly text: string;
  readonly href: string | null;
};

const ADDRESS = /https?:\/\/[^\s<>"'`]+/giu;
/** What ends a sentence is no part of the address before it. */
const TAIL = /[.,!?;:)\]}…]+$/u;

/**
 * Splits a message where addresses of the brand stand in it; every other address stays words, so that
 * nobody is led away from here by a press.
 */
export function splitLinks(text: string, hosts: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const address = found[0].replace(TAIL, '');
    const href = ownAddress(address, hosts);
    if (href === null) continue;
    if (found.index > from) {
      parts.push({ at: from, text: text.slice(from, found.index), href: null });
    }
    parts.push({ at: found.index, text: address, href });
    from = found.index + address.length;
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), href: null });
  return parts;
}

/** Null where the address is somebody else's, whatever it looks like. */
function ownAddress(address: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isOurs = hosts.includes(url.host) && url.username === '' && url.password === '';
  return isOurs ? url.href : null;
}
