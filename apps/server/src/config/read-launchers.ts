import * as z from 'zod';
import { isEveryAddress } from './address.ts';

/** The settings by which games are reached; all of them optional. */
export const LAUNCHER_SETTINGS = {
  STUDIO_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  STUDIO_URL: z.url({ protocol: /^https?$/ }).optional(),
  BOOK_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  BOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
} as const;

export type LauncherSettings = z.output<z.ZodObject<typeof LAUNCHER_SETTINGS>>;

export type VendorPlace = {
  readonly port: number;
  /** How browsers reach it: on the host they know the site by. */
  readonly url: string;
};

/** The code under which the wallet and the catalogue know our own studio. */
export const STUDIO = 'studio';

/** The code under which the wallet knows our own book of tickets. */
export const BOOK = 'book';

type SitePlace = { readonly publicUrl: string; readonly ownPort: number };

export const readStudio = (env: LauncherSettings, site: SitePlace): VendorPlace =>
  placeOf(site, { port: env.STUDIO_PORT ?? site.ownPort + 1, url: env.STUDIO_URL });

export const readBook = (env: LauncherSettings, site: SitePlace): VendorPlace =>
  placeOf(site, { port: env.BOOK_PORT ?? site.ownPort + 4, url: env.BOOK_URL });

function placeOf(
  { publicUrl }: SitePlace,
  { port, url }: { readonly port: number; readonly url: string | undefined },
): VendorPlace {
  const address = url ?? `http://${new URL(publicUrl).hostname}:${port}`;
  return { port, url: address.replace(/\/+$/, '') };
}

type OwnPlaces = { readonly studio: VendorPlace | null; readonly book: VendorPlace | null };

/**
 * Provider → the base address of its games. A vendor of ours that another start runs is named by its
 * address; one that nobody runs is no launcher, and its games are shown as coming.
 */
export function readLaunchers(
  env: LauncherSettings,
  { studio, book }: OwnPlaces,
): ReadonlyMap<string, string> {
  const places = [
    [STUDIO, studio?.url ?? env.STUDIO_URL],
    [BOOK, book?.url ?? env.BOOK_URL],
  ] as const;
  return new Map(
    places.flatMap(([code, url]) => (url === undefined ? [] : [[code, url.replace(/\/+$/, '')]])),
  );
}

type PlaceEnv = LauncherSettings & {
  readonly MODE: string;
  readonly BIND?: string | undefined;
};

/** Where this process reaches the book, of this start or of another; null where nobody runs one. */
export const readBookUrl = (env: PlaceEnv, book: VendorPlace | null): string | null =>
  reachedAt(env, book, env.BOOK_URL);

/** Where this process reaches the studio, likewise. */
export const readStudioUrl = (env: PlaceEnv, studio: VendorPlace | null): string | null =>
  reachedAt(env, studio, env.STUDIO_URL);

function reachedAt(env: PlaceEnv, own: VendorPlace | null, other?: string): string | null {
  if (own === null) return other?.replace(/\/+$/, '') ?? null;
  const bound = env.MODE === 'production' ? env.BIND : undefined;
  const host = bound === undefined || isEveryAddress(bound) ? 'localhost' : bound;
  return `http://${host.includes(':') ? `[${host}]` : host}:${own.port}`;
}
