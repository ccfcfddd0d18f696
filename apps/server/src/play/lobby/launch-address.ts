import type { CatalogueGame } from '../catalog/index.ts';
import type { LobbyOptions } from './options.ts';

/** Where a game's pages come from; null while nobody serves them. */
export function launchBase(
  { provider, nodeId }: CatalogueGame,
  { site, launchers }: Pick<LobbyOptions, 'site' | 'launchers'>,
): string | null {
  const own = provider === null ? undefined : launchers.get(provider);
  if (own === undefined) return null;
  const { launchGameCDNs: networks } = site.brand;
  // Always the same one for a game: what was fetched once is found again.
  return networks[nodeId % networks.length] ?? own;
}

export type Opening = {
  readonly base: string;
  readonly code: string;
  readonly language: string;
  /** By which the game dates what was played, as the site does. */
  readonly timezone: string;
  /** Where the game leads back to. */
  readonly back: string;
  /** Null to try the game: there is then nothing to open a wallet with. */
  readonly token: string | null;
};

/**
 * The token stands behind the `#`: browsers send that part to nobody, so that it is in no log and in
 * no referrer on the way.
 */
export function launchAddress(opening: Opening): string {
  const { base, code, language, timezone, back, token } = opening;
  const address = new URL(`${base.replace(/\/+$/, '')}/play/${encodeURIComponent(code)}`);
  address.searchParams.set('lang', language);
  address.searchParams.set('zone', timezone);
  address.searchParams.set('back', back);
  if (token === null) address.searchParams.set('mode', 'trial');
  else address.hash = token;
  return address.href;
}
