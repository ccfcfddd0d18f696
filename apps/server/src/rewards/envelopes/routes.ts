import type { Brand } from '@baize/contract/brand';
import * as contract from '@baize/contract/red-envelope';
import { type Route, serve } from '../../base/kernel/index.ts';
import { listEnvelopes } from './list-envelopes.ts';
import { createOpenEnvelope } from './open-envelope.ts';
import { readEnvelope } from './read-envelope.ts';
import { giftRulesOf } from './rules.ts';
import { sendEnvelope } from './send-envelope.ts';

export const envelopesRoutes = (brand: Brand): readonly Route[] => {
  const rules = giftRulesOf(brand);
  return [
    serve(contract.listEnvelopes, listEnvelopes(rules)),
    serve(contract.readEnvelope, readEnvelope),
    serve(contract.openEnvelope, createOpenEnvelope()),
    serve(contract.sendEnvelope, sendEnvelope(rules)),
  ];
};
