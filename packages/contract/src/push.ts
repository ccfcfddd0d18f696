import * as z from 'zod/mini';
import { endpoint, nothing } from './endpoint.ts';

/** What a device may be told about; each is switched off alone. */
export const PUSH_KINDS = ['withdrawals', 'messages', 'draws', 'bets'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

const hour = z.int().check(z.minimum(0), z.maximum(23));

/** From one hour to another by the brand's clock; may pass midnight. */
const quiet = z.nullable(z.object({ from: hour, to: hour }));

export type QuietHours = NonNullable<z.output<typeof quiet>>;

const choices = z.object({
  withdrawals: z.boolean(),
  messages: z.boolean(),
  draws: z.boolean(),
  bets: z.boolean(),
  quiet,
});

export type PushChoices = z.output<typeof choices>;

const base64url = (max: number) =>
  z.string().check(z.regex(/^[\w-]+={0,2}$/), z.minLength(16), z.maxLength(max));

const address = z.string().check(z.minLength(12), z.maxLength(1_000));

export const readPush = endpoint({
  method: 'GET',
  path: '/wps/message/push',
  summary: 'What a member’s devices are told about, and the key that subscriptions are made with.',
  access: 'member',
  input: nothing,
  output: z.object({ publicKey: z.string(), choices }),
  errors: [],
});

export const choosePush = endpoint({
  method: 'POST',
  path: '/wps/message/push/choices',
  summary: 'Which kinds of news a member’s devices are told, and when they are left in peace.',
  access: 'member',
  input: choices,
  output: choices,
  errors: [],
});

export const subscribePush = endpoint({
  method: 'POST',
  path: '/wps/message/push/subscribe',
  summary: 'Tells this browser news of the member from now on.',
  access: 'member',
  input: z.object({
    endpoint: address,
    keys: z.object({ p256dh: base64url(120), auth: base64url(40) }),
  }),
  output: z.object({}),
  errors: ['push_service_refused'],
});

export const unsubscribePush = endpoint({
  method: 'POST',
  path: '/wps/message/push/unsubscribe',
  summary: 'Tells this browser nothing any more.',
  access: 'member',
  input: z.object({ endpoint: address }),
  output: z.object({}),
  errors: [],
});
