import * as z from 'zod/mini';

export const SEND_PUSH = { name: 'push.send', payload: z.object({}), waitsOnce: true };
