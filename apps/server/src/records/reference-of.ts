/** A request of a game's vendor: the vendor, what it asked for, and its own id of it. */
const OF_VENDOR = /^[a-z][a-z0-9-]{1,30}:[a-z-]+:(.+)$/;

/**
 * What a member tells support: the vendor's id of a movement in a game, or the order that something
 * was moved for, without the step it was at.
 */
export const referenceOf = (requestKey: string): string =>
  OF_VENDOR.exec(requestKey)?.[1] ?? requestKey.split(':')[0] ?? requestKey;
