import { type Tier, tiersShape } from '@baize/contract/agreement';
import * as z from 'zod/mini';

/** Tiers are kept as they travel: JSON has no whole numbers as large as money may be. */
export const tiersOf = ({ tiers }: { readonly tiers: unknown }): Tier[] =>
  z.decode(tiersShape, tiers as z.input<typeof tiersShape>);

export const keptTiers = (tiers: readonly Tier[]): z.input<typeof tiersShape> =>
  z.encode(tiersShape, [...tiers]);
