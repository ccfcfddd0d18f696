import * as z from 'zod/mini';

/** Sends what operators wrote and whose time has come; asked for by whoever publishes a message. */
export const SEND_MESSAGES = {
  name: 'campaigns.send',
  payload: z.object({}),
  waitsOnce: true,
};
