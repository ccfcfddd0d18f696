import type { Area } from '@baize/i18n/load';

/** Every page that exists, and the addresses it has. Case is no matter. */
export const PATHS = {
  home: ['/', '/index', '/index.html', '/home', '/login', '/register'],
  about: ['/about'],
  announcements: ['/announcements'],
  member: ['/member', '/member/securitycenter'],
  agent: ['/agent'],
  agentHome: ['/agenthome'],
  resetPassword: ['/reset-password'],
} as const satisfies Record<string, readonly `/${string}`[]>;

export type PageName = keyof typeof PATHS;

/** The texts that a page needs beside those that every page has. */
export const PAGE_AREAS = {
  announcements: ['popups'],
  agent: ['login', 'errors'],
  agentHome: ['login', 'errors'],
  resetPassword: ['login', 'errors'],
} as const satisfies Partial<Record<PageName, readonly Area[]>>;

/** The page at an address; null where none is. */
export function pageAt(pathname: string): PageName | null {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  const names = Object.keys(PATHS) as PageName[];
  return names.find((name) => PATHS[name].some((known) => known === path)) ?? null;
}

/** The texts to bring along with the page at an address. */
export const areasAt = (pathname: string): readonly Area[] => {
  const page = pageAt(pathname);
  const areas: Partial<Record<PageName, readonly Area[]>> = PAGE_AREAS;
  return (page && areas[page]) ?? [];
};
