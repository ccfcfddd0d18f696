import { type Ppm, ppm } from '@baize/std/money';

/** Some units on one place of the cloth. A place has one name, and the game knows which names there are. */
export type Chip = { readonly bet: string; readonly units: number };

/** What a player chooses in every game of chips: the stake is the value of one unit. */
export type ChipChoice = { readonly chips: readonly Chip[] };

/** The chips again, with what one unit on each returned: nothing, a half, or the stake and its win. */
export type PaidEvent = { readonly type: 'paid'; readonly bets: readonly PaidBet[] };

/** `pays` is in millionths of a unit, as text, the unit itself included. */
export type PaidBet = Chip & { readonly pays: string };

export const BETS_MAX = 60;
export const UNITS_MAX = 1_000;

const MILLION = 1_000_000n;

/** The stake comes back and nothing more. */
export const PUSH = ppm(MILLION);
export const HALF = ppm(MILLION / 2n);
export const LOST = ppm(0n);

/** What a won unit returns at `win` to `per`, itself included; cut after six digits. */
export const odds = (win: number, per = 1): Ppm =>
  ppm(MILLION + (BigInt(win) * MILLION) / BigInt(per));

export const unitsOf = ({ chips }: ChipChoice): number =>
  chips.reduce((total, { units }) => total + units, 0);

/** What a player sent, as chips on places that exist; what lies on one place is one chip. */
export function readChips(sent: unknown, isBet: (bet: string) => boolean): ChipChoice | null {
  const { chips } = (sent ?? {}) as { chips?: unknown };
  if (!Array.isArray(chips) || chips.length === 0 || chips.length > BETS_MAX) return null;
  const placed = new Map<string, number>();
  for (const chip of chips as readonly unknown[]) {
    const { bet, units } = (chip ?? {}) as Partial<Chip>;
    if (typeof bet !== 'string' || !isBet(bet)) return null;
    if (typeof units !== 'number' || !Number.isInteger(units) || units < 1) return null;
    placed.set(bet, (placed.get(bet) ?? 0) + units);
  }
  const choice = { chips: [...placed].map(([bet, units]) => ({ bet, units })) };
  return unitsOf(choice) <= UNITS_MAX ? choice : null;
}
