/**
 * A number that starts at one and goes as far as chance lets it. It reaches `t` hundredths with
 * `returned / t` of the rolls, so that whoever stops there gets back `returned` hundredths of all
 * stakes, whatever `t` is. Rolls are whole, which costs a target of `t` less than `t` rolls.
 */
export type Reach = {
  readonly rolls: number;
  /** Hundredths of a stake. */
  readonly returned: number;
  /** Hundredths; what goes farther is shown as the last. */
  readonly targetMin: number;
  readonly targetMax: number;
};

/** How many of the rolls, from the first, reach a target. */
export const winningRolls = ({ rolls, returned }: Reach, target: number): number =>
  Math.floor((returned * rolls) / target);

/** How far a roll goes, in hundredths. What never left the ground went one time the stake. */
export const reachedBy = ({ rolls, returned, targetMax }: Reach, roll: number): number =>
  Math.min(targetMax, Math.max(100, Math.floor((returned * rolls) / (roll + 1))));

export type Target = { readonly target: number };

/** What a player sent, as a target of this game. */
export function readTarget({ targetMin, targetMax }: Reach, sent: unknown): Target | null {
  const { target } = (sent ?? {}) as Partial<Target>;
  if (typeof target !== 'number' || !Number.isInteger(target)) return null;
  return target >= targetMin && target <= targetMax ? { target } : null;
}
