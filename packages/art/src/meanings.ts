import type { Meaning } from './meaning.ts';
import { LIVING } from './meanings/living.ts';
import { THINGS } from './meanings/things.ts';
import type { MotifName } from './motifs.ts';

/** What each motif means and may be made of; the first materials are the most natural. */
export const MEANINGS: Record<MotifName, Meaning> = { ...LIVING, ...THINGS };
