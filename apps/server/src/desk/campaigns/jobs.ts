import type { Brand } from '@baize/contract/brand';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { SEND_MESSAGES } from '../content/index.ts';
import { sendMessages } from './send-messages.ts';

/** Every minute for what is scheduled; whatever is published asks for it at once. */
export const campaignsJobs = (brand: Brand): readonly AnyJob[] => [
  job({ ...SEND_MESSAGES, schedule: '* * * * *', run: (world) => sendMessages(world, brand) }),
];
