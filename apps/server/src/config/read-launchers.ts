import * as z from 'zod';

/** The settings by which games are reached; all of them optional. */
export const LAUNCHER_SETTINGS = {
  STUDIO_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  STUDIO_URL: z.url({ protocol: /^https?$/ }).optional(),
} as const;

export type LauncherSettings = z.output<z.ZodObject<typeof LAUNCHER_SETTINGS>>;

export type StudioPlace = {
  readonly port: number;
  /** How browsers reach it: on the host they know the site by. */
  readonly url: string;
};

/** The code under which the wallet and the catalogue know our own studio. */
export const STUDIO = 'studio';

export function readStudio(
  env: LauncherSettings,
  { publicUrl, ownPort }: { readonly publicUrl: string; readonly ownPort: number },
): StudioPlace {
  const port = env.STUDIO_PORT ?? ownPort + 1;
  const url = env.STUDIO_URL ?? `http://${new URL(publicUrl).hostname}:${port}`;
  return { port, url: url.replace(/\/+$/, '') };
}

/**
 * Provider → the base address of its games. A studio that another start runs is named by its
 * address; one that nobody runs is no launcher, and its games are shown as coming.
 */
export function readLaunchers(
  env: LauncherSettings,
  studio: StudioPlace | null,
): ReadonlyMap<string, string> {
  const url = studio?.url ?? env.STUDIO_URL?.replace(/\/+$/, '');
  return new Map(url === undefined ? [] : [[STUDIO, url]]);
}
