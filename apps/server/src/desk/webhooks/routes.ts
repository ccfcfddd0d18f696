import * as contract from '@baize/contract/webhook';
import { type Route, serve } from '../../base/kernel/index.ts';
import type { Reach } from '../../people/push/index.ts';
import { listDeliveries, replayDelivery, tryWebhook } from './deliveries.ts';
import {
  changeWebhook,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  rotateWebhookSecret,
} from './manage-webhooks.ts';

export const webhooksRoutes = (reach?: Reach): readonly Route[] => [
  serve(contract.listWebhooks, listWebhooks),
  serve(contract.makeWebhook, makeWebhook(reach)),
  serve(contract.changeWebhook, changeWebhook(reach)),
  serve(contract.rotateWebhookSecret, rotateWebhookSecret),
  serve(contract.removeWebhook, removeWebhook),
  serve(contract.listDeliveries, listDeliveries),
  serve(contract.tryWebhook, tryWebhook),
  serve(contract.replayDelivery, replayDelivery),
];
