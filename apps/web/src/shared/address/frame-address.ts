/**
 * The origin of a game that may be shown in a frame: an address of the web and not our own. A game
 * of our own origin could reach into the page, so there is none.
 */
export function frameOrigin(address: string, own: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, protocol } = new URL(address);
  return /^https?:$/.test(protocol) && origin !== own ? origin : null;
}
