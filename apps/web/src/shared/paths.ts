/** Every page that exists, and the addresses it has. Case is no matter. */
export const PATHS = {
  home: ['/', '/index', '/index.html', '/home'],
  about: ['/about'],
} as const satisfies Record<string, readonly `/${string}`[]>;

export type PageName = keyof typeof PATHS;

/** The page at an address; null where none is. */
export function pageAt(pathname: string): PageName | null {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  const names = Object.keys(PATHS) as PageName[];
  return names.find((name) => PATHS[name].some((known) => known === path)) ?? null;
}
