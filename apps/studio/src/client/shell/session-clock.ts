/** What the site says of the whole session, in whichever games it was spent. */
export type ToldClock = { readonly playedMs: number; readonly net: bigint };

/** For so long after a round the site may not have counted it yet. */
const COUNTED_AFTER_MS = 5_000;

/**
 * Time and result of the session: as the site last said, and on from there by this page. Without a
 * site (or before its word) it is what happened since the page opened.
 */
export function createSessionClock(openedMs: number) {
  let played = { ms: 0, atMs: openedMs };
  let own = 0n;
  let ownChangedMs = Number.NEGATIVE_INFINITY;
  /** What the site counted beyond the rounds of this page. */
  let elsewhere = 0n;
  return {
    told: ({ playedMs, net }: ToldClock, nowMs: number) => {
      played = { ms: playedMs, atMs: nowMs };
      if (nowMs - ownChangedMs >= COUNTED_AFTER_MS) elsewhere = net - own;
    },
    playedHere: (net: bigint, nowMs: number) => {
      if (net === own) return;
      own = net;
      ownChangedMs = nowMs;
    },
    read: (nowMs: number): ToldClock => ({
      playedMs: played.ms + (nowMs - played.atMs),
      net: own + elsewhere,
    }),
  };
}
