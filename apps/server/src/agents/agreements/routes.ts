import * as agent from '@baize/contract/agent';
import * as contract from '@baize/contract/agreement';
import * as platform from '@baize/contract/platform-agreement';
import { type Route, serve } from '../../base/kernel/index.ts';
import { answerEnding } from './endings/answer-ending.ts';
import { askEnding } from './endings/ask-ending.ts';
import { withdrawEnding } from './endings/withdraw-ending.ts';
import { listAgreementRequests } from './list-agreement-requests.ts';
import { listAgreements } from './list-agreements.ts';
import { previewMove } from './moving/preview-move.ts';
import { answerOffer } from './offers/answer-offer.ts';
import { offerAgreement } from './offers/offer-agreement.ts';
import { withdrawOffer } from './offers/withdraw-offer.ts';
import type { AgreementsOptions } from './options.ts';
import { answerEndingByPlatform } from './platform/answer-ending-by-platform.ts';
import { askEndingByPlatform } from './platform/ask-ending-by-platform.ts';
import { listPlatformAgreements } from './platform/list-platform-agreements.ts';
import { offerByPlatform } from './platform/offer-by-platform.ts';
import { readPlatformAgreement } from './platform/read-platform-agreement.ts';
import { searchLines } from './platform/search-lines.ts';
import { withdrawByPlatform } from './platform/withdraw-by-platform.ts';
import { withdrawEndingByPlatform } from './platform/withdraw-ending-by-platform.ts';
import { seeAnswers } from './see-answers.ts';

export const agreementsRoutes = (options: AgreementsOptions): readonly Route[] => [
  serve(contract.listAgreements, listAgreements(options)),
  serve(contract.listAgreementRequests, listAgreementRequests(options)),
  serve(contract.offerAgreement, offerAgreement(options)),
  serve(contract.withdrawOffer, withdrawOffer(options)),
  serve(contract.answerOffer, answerOffer(options)),
  serve(contract.askEnding, askEnding(options)),
  serve(contract.withdrawEnding, withdrawEnding(options)),
  serve(contract.answerEnding, answerEnding(options)),
  serve(contract.seeAnswers, seeAnswers(options)),
  serve(agent.previewMove, previewMove(options)),
  serve(platform.offerByPlatform, offerByPlatform(options)),
  serve(platform.listPlatformAgreements, listPlatformAgreements),
  serve(platform.readPlatformAgreement, readPlatformAgreement),
  serve(platform.searchLines, searchLines(options)),
  serve(platform.withdrawByPlatform, withdrawByPlatform(options)),
  serve(platform.askEndingByPlatform, askEndingByPlatform(options)),
  serve(platform.answerEndingByPlatform, answerEndingByPlatform(options)),
  serve(platform.withdrawEndingByPlatform, withdrawEndingByPlatform(options)),
];
