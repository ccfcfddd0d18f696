import * as z from 'zod';

export const roundId = z.string().regex(/^rnd_[0-9A-Z]{26}$/);
