import * as contract from '@baize/contract/challenge';
import type { Site } from '../../base/brand/index.ts';
import { type Route, serve } from '../../base/kernel/index.ts';
import { makeBotChallenge } from './bot-proof.ts';
import { drawCaptcha } from './captcha.ts';
import { type SmsOptions, sendLoginCode, sendRegisterCode } from './send-code-by-sms.ts';

export function challengesRoutes(
  site: Pick<Site, 'brand' | 'flags'>,
  sms: Omit<SmsOptions, 'site'>,
): readonly Route[] {
  const options = { site, ...sms };
  return [
    serve(contract.readBotChallenge, makeBotChallenge),
    serve(contract.drawCaptcha, drawCaptcha),
    serve(contract.sendLoginCode, (ctx, input) => sendLoginCode(ctx, options, input)),
    serve(contract.sendRegisterCode, (ctx, input) => sendRegisterCode(ctx, options, input)),
  ];
}
