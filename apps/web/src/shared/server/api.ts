import { createClient } from '@baize/client/client';
import { keptToken } from '../session/kept.ts';

/** Makes a call of the contract in the name of whoever is logged in. */
export const { call, speak: speakToServer } = createClient(keptToken);
