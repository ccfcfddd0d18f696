import { createClient } from '@baize/client/client';
import { keptToken } from './kept-token.ts';

export const { call, speak } = createClient(keptToken);
