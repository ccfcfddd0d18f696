/** A round that is bought: its reels stop where scatters give free spins, for so many stakes. */
export type FeatureBuy = {
  /** What it costs, in stakes. */
  readonly cost: number;
  /** Where the reels stop; what is seen there pays as after any spin. */
  readonly stops: readonly number[];
};

/** Nothing is chosen in a slot but whether the round is bought, where it can be. */
export type SlotChoice = { readonly buy?: true };

/** What a player sent, as a choice of a slot; null when it is none. */
export function readSlotChoice(sent: unknown, buy: FeatureBuy | undefined): SlotChoice | null {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null;
  const { buy: asked } = sent as { readonly buy?: unknown };
  if (asked === undefined) return {};
  return asked === true && buy ? { buy: true } : null;
}
