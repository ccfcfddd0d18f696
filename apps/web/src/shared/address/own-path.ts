const OWN = 'https://own.invalid';

/** A path of this site out of an address, or null: nobody is led elsewhere by a link to us. */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return null;
  if (!URL.canParse(value, OWN)) return null;
  const { origin, pathname, search, hash } = new URL(value, OWN);
  return origin === OWN ? `${pathname}${search}${hash}` : null;
}
