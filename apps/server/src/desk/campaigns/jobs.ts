import { type AnyJob, job } from '../../base/kernel/index.ts';
import { SEND_MESSAGES } from '../content/index.ts';
import type { CampaignOptions } from './send-letters.ts';
import { sendMessages } from './send-messages.ts';

/** Every minute for what is scheduled; whatever is published asks for it at once. */
export const campaignsJobs = (options: CampaignOptions): readonly AnyJob[] => [
  job({ ...SEND_MESSAGES, schedule: '* * * * *', run: (world) => sendMessages(world, options) }),
];
