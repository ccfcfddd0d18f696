import { createClient } from '@baize/client/client';
import { keptToken } from './kept.ts';

/** Makes a call of the contract in the name of whoever is logged in. */
export const { call, speak: speakToServer } = createClient(keptToken);
