import * as z from 'zod/mini';
import { endpoint, nothing } from './endpoint.ts';

export const countUnread = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  summary: 'How many messages a member has not read.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: nothing,
  output: z.object({ unreadMessage: z.int() }),
  errors: [],
});
