import * as agent from './agent.ts';
import * as agreement from './agreement.ts';
import * as bonus from './bonus.ts';
import * as booksDesk from './books-desk.ts';
import * as cases from './case.ts';
import * as catalog from './catalog.ts';
import * as catalogDesk from './catalog-desk.ts';
import * as challenge from './challenge.ts';
import * as chat from './chat.ts';
import * as chatDesk from './chat-desk.ts';
import * as consent from './consent.ts';
import * as deletion from './deletion.ts';
import * as deposit from './deposit.ts';
import * as desk from './desk.ts';
import * as drawCalendar from './draw-calendar.ts';
import * as drawCorrection from './draw-correction.ts';
import * as drawDesk from './draw-desk.ts';
import * as drawLimits from './draw-limits.ts';
import * as drawTerms from './draw-terms.ts';
import type { Endpoint } from './endpoint.ts';
import { isEndpoint } from './endpoint.ts';
import * as eventLog from './event-log.ts';
import * as exclusion from './exclusion.ts';
import * as feedback from './feedback.ts';
import * as foundRecord from './found-record.ts';
import * as freePlay from './free-play.ts';
import * as gift from './gift.ts';
import * as help from './help.ts';
import * as identity from './identity.ts';
import * as identityDesk from './identity-desk.ts';
import * as kernel from './kernel.ts';
import * as limits from './limits.ts';
import * as live from './live.ts';
import * as liveTable from './live-table.ts';
import * as lobby from './lobby.ts';
import * as lottery from './lottery.ts';
import * as member from './member.ts';
import * as memberLimit from './member-limit.ts';
import * as memberMessage from './member-message.ts';
import * as memberStop from './member-stop.ts';
import * as message from './message.ts';
import * as mission from './mission.ts';
import * as operator from './operator.ts';
import * as operatorAccess from './operator-access.ts';
import * as operatorKey from './operator-key.ts';
import * as operatorRole from './operator-role.ts';
import * as password from './password.ts';
import * as platformAgreement from './platform-agreement.ts';
import * as playClock from './play-clock.ts';
import * as player from './player.ts';
import * as points from './points.ts';
import * as post from './post.ts';
import * as privacy from './privacy.ts';
import * as promotion from './promotion.ts';

import * as push from './push.ts';
import * as raffle from './raffle.ts';
import * as rebate from './rebate.ts';
import * as records from './records.ts';
import * as redEnvelope from './red-envelope.ts';
import * as referral from './referral.ts';
import * as register from './register.ts';
import * as report from './report.ts';
import * as reward from './reward.ts';
import * as rewardCount from './reward-count.ts';
import * as rewardDryRun from './reward-dry-run.ts';
import * as rewardHold from './reward-hold.ts';
import * as risk from './risk.ts';
import * as savedView from './saved-view.ts';
import * as security from './security.ts';
import * as session from './session.ts';
import * as settlement from './settlement.ts';
import * as settlementRun from './settlement-run.ts';
import * as siteContent from './site-content.ts';
import * as siteSettings from './site-settings.ts';
import * as stopDesk from './stop-desk.ts';
import * as supportChat from './support-chat.ts';
import * as supportDesk from './support-desk.ts';
import * as supportGuest from './support-guest.ts';
import * as system from './system.ts';
import * as team from './team.ts';
import * as teamBet from './team-bet.ts';
import * as tradingDesk from './trading-desk.ts';
import * as tradingLimits from './trading-limits.ts';
import * as tradingResults from './trading-results.ts';
import * as transfer from './transfer.ts';
import * as unlock from './unlock.ts';
import * as unread from './unread.ts';
import * as upload from './upload.ts';
import * as vendor from './vendor.ts';
import * as vip from './vip.ts';
import * as vipState from './vip-state.ts';
import * as wallet from './wallet.ts';
import * as webhook from './webhook.ts';
import * as withdrawal from './withdrawal.ts';

/** The rows of a domain's file, which may hold the shapes they are made of as well. */
const rowsOf = (file: Readonly<Record<string, unknown>>): Record<string, Endpoint> =>
  Object.fromEntries(
    Object.entries(file).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  );

/** Every call of the platform. Routes, API document and the "every call is served" test read it. */
export const CONTRACT: Readonly<Record<string, Endpoint>> = {
  ...rowsOf(agent),
  ...rowsOf(agreement),
  ...rowsOf(bonus),
  ...rowsOf(catalog),
  ...rowsOf(catalogDesk),
  ...rowsOf(challenge),
  ...rowsOf(chat),
  ...rowsOf(chatDesk),
  ...rowsOf(deletion),
  ...rowsOf(deposit),
  ...rowsOf(cases),
  ...rowsOf(desk),
  ...rowsOf(foundRecord),
  ...rowsOf(booksDesk),
  ...rowsOf(feedback),
  ...rowsOf(freePlay),
  ...rowsOf(gift),
  ...rowsOf(help),
  ...rowsOf(eventLog),
  ...rowsOf(exclusion),
  ...rowsOf(drawCorrection),
  ...rowsOf(drawCalendar),
  ...rowsOf(drawTerms),
  ...rowsOf(drawDesk),
  ...rowsOf(drawLimits),
  ...rowsOf(kernel),
  ...rowsOf(limits),
  ...rowsOf(liveTable),
  ...rowsOf(lobby),
  ...rowsOf(lottery),
  ...rowsOf(member),
  ...rowsOf(memberLimit),
  ...rowsOf(memberMessage),
  ...rowsOf(memberStop),
  ...rowsOf(stopDesk),
  ...rowsOf(supportChat),
  ...rowsOf(supportDesk),
  ...rowsOf(supportGuest),
  ...rowsOf(tradingDesk),
  ...rowsOf(tradingLimits),
  ...rowsOf(tradingResults),
  ...rowsOf(identity),
  ...rowsOf(identityDesk),
  ...rowsOf(privacy),
  ...rowsOf(message),
  ...rowsOf(mission),
  ...rowsOf(operator),
  ...rowsOf(operatorKey),
  ...rowsOf(operatorRole),
  ...rowsOf(operatorAccess),
  ...rowsOf(password),
  ...rowsOf(platformAgreement),
  ...rowsOf(playClock),
  ...rowsOf(points),
  ...rowsOf(post),
  ...rowsOf(promotion),
  ...rowsOf(rewardDryRun),
  ...rowsOf(consent),
  ...rowsOf(push),
  ...rowsOf(raffle),
  ...rowsOf(rebate),
  ...rowsOf(records),
  ...rowsOf(redEnvelope),
  ...rowsOf(referral),
  ...rowsOf(register),
  ...rowsOf(live),
  ...rowsOf(player),
  ...rowsOf(report),
  ...rowsOf(reward),
  ...rowsOf(rewardCount),
  ...rowsOf(rewardHold),
  ...rowsOf(risk),
  ...rowsOf(savedView),
  ...rowsOf(security),
  ...rowsOf(session),
  ...rowsOf(siteContent),
  ...rowsOf(siteSettings),
  ...rowsOf(unlock),
  ...rowsOf(settlement),
  ...rowsOf(settlementRun),
  ...rowsOf(system),
  ...rowsOf(team),
  ...rowsOf(teamBet),
  ...rowsOf(transfer),
  ...rowsOf(unread),
  ...rowsOf(upload),
  ...rowsOf(vendor),
  ...rowsOf(vip),
  ...rowsOf(vipState),
  ...rowsOf(wallet),
  ...rowsOf(webhook),
  ...rowsOf(withdrawal),
};
