import * as contract from '@baize/contract/agreement';
import * as platform from '@baize/contract/platform-agreement';
import { type Route, serve } from '../kernel/index.ts';
import { answerEnding } from './endings/answer-ending.ts';
import { askEnding } from './endings/ask-ending.ts';
import { listAgreementRequests } from './list-agreement-requests.ts';
import { listAgreements } from './list-agreements.ts';
import { answerOffer } from './offers/answer-offer.ts';
import { offerAgreement } from './offers/offer-agreement.ts';
import { withdrawOffer } from './offers/withdraw-offer.ts';
import type { AgreementsOptions } from './options.ts';
import { endByPlatform } from './platform/end-by-platform.ts';
import { listPlatformAgreements } from './platform/list-platform-agreements.ts';
import { offerByPlatform } from './platform/offer-by-platform.ts';
import { seeAnswers } from './see-answers.ts';

export const agreementsRoutes = (options: AgreementsOptions): readonly Route[] => [
  serve(contract.listAgreements, listAgreements(options)),
  serve(contract.listAgreementRequests, listAgreementRequests(options)),
  serve(contract.offerAgreement, offerAgreement(options)),
  serve(contract.withdrawOffer, withdrawOffer(options)),
  serve(contract.answerOffer, answerOffer(options)),
  serve(contract.askEnding, askEnding(options)),
  serve(contract.answerEnding, answerEnding(options)),
  serve(contract.seeAnswers, seeAnswers(options)),
  serve(platform.offerByPlatform, offerByPlatform(options)),
  serve(platform.listPlatformAgreements, listPlatformAgreements(options)),
  serve(platform.endByPlatform, endByPlatform(options)),
];
