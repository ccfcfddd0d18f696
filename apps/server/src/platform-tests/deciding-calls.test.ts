import type { ErrorCode } from '@baize/contract/errors';
import { CONTRACT } from '@baize/contract/table';
import { expect, test } from 'vitest';

/**
 * What each call refuses its second decider with. Every one of these carries who was first and what
 * they did; the test beside the operation, whose title begins with DESK-04, makes the call twice.
 */
const DECIDING: Readonly<Record<string, ErrorCode>> = {
  answerEndingByPlatform: 'offer_gone',
  answerFeedback: 'already_decided',
  answerSupport: 'already_decided',
  assignFeedback: 'already_decided',
  closeDifference: 'already_decided',
  closeFeedback: 'already_decided',
  closeSupport: 'already_decided',
  confirmDrawCorrection: 'draw_moved_on',
  decideAdjustment: 'already_decided',
  decideApplication: 'already_decided',
  decideChatReport: 'already_decided',
  decideClaim: 'already_decided',
  decideDeposit: 'already_decided',
  decideDrawLimit: 'draw_moved_on',
  decideDrawPrizes: 'draw_moved_on',
  decideIdentity: 'already_decided',
  decideRedemption: 'already_decided',
  decideReferredSlip: 'already_decided',
  decideTradingLimit: 'already_decided',
  decideWithdrawal: 'already_decided',
  dropDrawCorrection: 'draw_moved_on',
  endCase: 'already_decided',
  enterDrawResult: 'draw_moved_on',
  liftChatMute: 'already_decided',
  liftStop: 'already_decided',
  postponeDeskDraw: 'draw_moved_on',
  proposeDrawCorrection: 'draw_moved_on',
  rejectBill: 'bill_settled',
  removeWebhook: 'already_decided',
  removeChatMessage: 'already_decided',
  reopenMember: 'already_decided',
  resumeMatch: 'already_decided',
  revokeOperatorKey: 'already_decided',
  setRiskRule: 'settings_changed',
  setStop: 'already_decided',
  stopMember: 'already_decided',
  stopMatch: 'already_decided',
  takeCase: 'already_decided',
  takeFeedback: 'already_decided',
  takeSupport: 'already_decided',
  transferSupport: 'already_decided',
  voidDeskDraw: 'draw_moved_on',
  giveGift: 'promotion_had',
  withdrawByPlatform: 'offer_gone',
  withdrawDrawEntry: 'draw_moved_on',
  withdrawEndingByPlatform: 'offer_gone',
  withdrawMatchResult: 'already_decided',
};

/** Calls after which a colleague's is another act of its own, or that refuse what has changed since. */
const NOT_DECIDING: readonly string[] = [
  'addOperator',
  'askDrawPrizes',
  'askAdjustment',
  'askEndingByPlatform',
  'beginEmergency',
  'cancelLateBets',
  'changeOperator',
  'dryRunReward',
  'changeWebhook',
  'endEmergency',
  'endOperatorSession',
  'enterMatchResult',
  'excludeMember',
  'issueFirstPassword',
  'makeOperatorKey',
  'mailReport',
  'makeWebhook',
  'moveMember',
  'muteInChat',
  'noteCase',
  'nudgeMarket',
  'offerByPlatform',
  'orderGames',
  'orderVendors',
  'previewDrawCorrection',
  'publishSiteContent',
  'readIdentityPicture',
  'removeOperatorRole',
  'removeView',
  'replayDelivery',
  'restoreSiteContent',
  'rotateWebhookSecret',
  'saveView',
  'setCatalogMaintenance',
  'setDrawClose',
  'setDrawDay',
  'setDrawLimit',
  'setDrawNumber',
  'setHotGames',
  'setListed',
  'setMemberClass',
  'setOperatorNetworks',
  'setOperatorRole',
  'setMemberLimit',
  'setPlayerTags',
  'setReleased',
  'setSiteAccess',
  'setSiteMaintenance',
  'setTradingLimit',
  'signOutOperator',
  'takeNextSupport',
  'tryWebhook',
  'withdrawSiteContent',
  'writePlayerNote',
];

test('DESK-04 every call that decides a row refuses the second, and no call is forgotten', () => {
  const changing = Object.entries(CONTRACT).filter(
    ([, { access, method }]) => access === 'operator' && method !== 'GET',
  );
  const thoughtOf = [...Object.keys(DECIDING), ...NOT_DECIDING];
  expect(changing.map(([name]) => name).toSorted()).toEqual(thoughtOf.toSorted());
  for (const [name, { errors }] of changing) {
    const code = DECIDING[name];
    if (code) expect(errors, name).toContain(code);
  }
});
