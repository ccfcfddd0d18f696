import type { Brand } from '@baize/contract/brand';
import { agentsRoutes, inviteLinks } from './agents/agents/index.ts';
import {
  agreementsJobs,
  agreementsRoutes,
  hasAgreements,
  ratesOf,
  readContracts,
} from './agents/agreements/index.ts';
import { settlementJobs, settlementRoutes } from './agents/settlement/index.ts';
import { moveFigures, teamsJobs, teamsRoutes } from './agents/teams/index.ts';
import type { LoadedBrand, Site } from './base/brand/index.ts';
import {
  type AnyJob,
  type Bus,
  kernelJobs,
  kernelRoutes,
  type Route,
  type World,
} from './base/kernel/index.ts';
import { ledgerJobs } from './books/ledger/index.ts';
import { limitsRoutes } from './books/limits/index.ts';
import { bonusesJobs, bonusesRoutes, contributeToBonuses } from './cashier/bonuses/index.ts';
import { ceilingOf, depositsJobs, depositsRoutes, hearDeposit } from './cashier/deposits/index.ts';
import { type Hear, type PaymentProviders, paymentsJobs } from './cashier/payments/index.ts';
import { transfersRoutes } from './cashier/transfers/index.ts';
import { hearPayout, withdrawalsJobs, withdrawalsRoutes } from './cashier/withdrawals/index.ts';
import { limitOptionsOf, papersRoutesOf } from './compose-care.ts';
import { deskJobsOf, deskRoutesOf } from './compose-desk.ts';
import { gamesRoutesOf } from './compose-games.ts';
import { REWARD_PAYERS, rewardFollowersOf } from './compose-rewards.ts';
import { vendorWalletsOf } from './compose-wallets.ts';
import type { Config } from './config/config.ts';
import { forgetDaysOf } from './desk/reports/index.ts';
import {
  challengesJobs,
  challengesRoutes,
  createVerifyPhoneToken,
} from './people/challenges/index.ts';
import { consentsRoutes, termsRoutes } from './people/consents/index.ts';
import { credentialsJobs } from './people/credentials/index.ts';
import { deliveryJobs } from './people/delivery/index.ts';
import { exclusionsRoutes } from './people/exclusions/index.ts';
import { identityJobs } from './people/identity/index.ts';
import { type LoginOptions, loginJobs, loginRoutes } from './people/login/index.ts';
import { findByMobile, membersRoutes } from './people/members/index.ts';
import { messagesJobs, messagesRoutes } from './people/messages/index.ts';
import { operatorsJobs, operatorsRoutes } from './people/operators/index.ts';
import { pushJobs, pushRoutes } from './people/push/index.ts';
import { registerRoutes } from './people/register/index.ts';
import { remindersJobs } from './people/reminders/index.ts';
import { securityRoutes } from './people/security/index.ts';
import {
  findLastLogin,
  type Sessions,
  sessionsJobs,
  sessionsRoutes,
} from './people/sessions/index.ts';
import { uploadsJobs } from './people/uploads/index.ts';
import type { BookLine } from './play/book/index.ts';
import { type Catalogue, catalogJobs, catalogRoutes } from './play/catalog/index.ts';
import { clockRoutes } from './play/clock/index.ts';
import { type Play, playJobs, playRoutes } from './play/play/index.ts';
import { receivablesJobs } from './play/receivables/index.ts';
import { reconcileJobs } from './play/reconcile/index.ts';
import type { ValidBetOptions } from './play/valid-bets/index.ts';
import { vendorsRoutes, walletJobs } from './play/vendors/index.ts';
import { recordsJobs, recordsRoutes } from './records/index.ts';
import { claimsJobs, claimsRoutes } from './rewards/claims/index.ts';
import { envelopesJobs, envelopesRoutes } from './rewards/envelopes/index.ts';
import { freePlayJobs, freePlayRoutes } from './rewards/free-play/index.ts';
import {
  followBoards,
  followMissions,
  missionsJobs,
  missionsRoutes,
} from './rewards/missions/index.ts';
import { earnPoints, pointsRoutes } from './rewards/points/index.ts';
import { programmesRoutes } from './rewards/programmes/index.ts';
import {
  depositBonuses,
  followPromotionBets,
  promotionsJobs,
  promotionsRoutes,
} from './rewards/promotions/index.ts';
import { rafflesJobs, rafflesRoutes } from './rewards/raffles/index.ts';
import { raiseRanksByBets, ranksJobs, ranksRoutes } from './rewards/ranks/index.ts';
import { accrueRebates, rebatesRoutes } from './rewards/rebates/index.ts';
import { followReferralBets, joinByReferral, referralsRoutes } from './rewards/referrals/index.ts';
import { findGameIn, systemJobs, systemRoutes } from './site/system/index.ts';
import { tellOfBets } from './talk/bet-news/index.ts';
import { chatJobs, chatRoutes } from './talk/chat/index.ts';

export type Parts = {
  readonly site: Site;
  readonly sessions: Sessions;
  readonly catalogue: Catalogue;
  readonly bus: Bus;
  readonly config: Config;
  readonly payments: PaymentProviders;
  /** The way to our own vendor of tickets. */
  readonly book: BookLine;
  /** For modules whose members bet here without a vendor: see `moduleWallet`. */
  readonly play: Play;
};

/** What every way of coming in depends on. */
export function loginOptionsOf({ site, sessions, config }: Parts): LoginOptions {
  const { phoneCode } = config.providers;
  const issuer = phoneCode && { url: phoneCode.url, audience: site.brand.code };
  return {
    site,
    sessions,
    verifyPhoneToken: createVerifyPhoneToken(issuer),
    providers: config.providers,
    publicUrl: config.publicUrl,
    mode: config.mode,
  };
}

/** Whose order a provider speaks of decides what it means. */
export const hearOf =
  (world: World, brand: Brand): Hear =>
  async (notice, provider) =>
    notice.about === 'deposit'
      ? hearDeposit(world, notice, { provider, ceiling: ceilingOf(brand) })
      : hearPayout(world, notice, provider);

/** What missions and leaderboards are counted by. */
export const missionOptionsOf = ({ code, timezone }: Brand) => ({ brand: code, zone: timezone });

/** Who brings newcomers: agents by their links, members by their codes. */
const invitationsOf = (brand: Brand) => ({
  links: inviteLinks(brand),
  joinByReferral: joinByReferral({ brand }),
});

/** Every call, in the order of the modules. A module joins the platform by a line here. */
export function routesOf(parts: Parts, login: LoginOptions): readonly Route[] {
  const { site, sessions, catalogue, config, payments } = parts;
  const { brand, flags } = site;
  const isAgentPolicyOn = () => flags.agentPolicy;
  return [
    ...kernelRoutes,
    ...systemRoutes(site, findGameIn(catalogue)),
    ...challengesRoutes(site, { canSend: config.providers.sms !== null, findByMobile }),
    ...membersRoutes({ brand, isAgentPolicyOn, findLastLogin, readContracts }),
    ...consentsRoutes,
    ...termsRoutes({ site }),
    ...pushRoutes(),
    ...messagesRoutes,
    ...operatorsRoutes({
      brand,
      mode: config.mode,
      publicUrl: config.publicUrl,
      canMail: config.providers.mail !== null,
    }),
    ...sessionsRoutes(site, sessions),
    ...exclusionsRoutes,
    ...loginRoutes(login),
    ...registerRoutes({ ...login, ...invitationsOf(brand) }),
    ...securityRoutes(site),
    ...catalogRoutes({ site, catalogue }),
    ...limitsRoutes(limitOptionsOf(brand)),
    ...playRoutes,
    ...clockRoutes({ zone: brand.timezone }),
    ...vendorsRoutes({ isSingle: brand.isSingleWallet, ...vendorWalletsOf(config, brand) }),
    ...papersRoutesOf(brand),
    ...bonusesRoutes,
    ...depositsRoutes({
      site,
      providers: payments,
      bonuses: depositBonuses(brand),
      publicUrl: config.publicUrl,
    }),
    ...withdrawalsRoutes(site),
    ...transfersRoutes(brand),
    ...claimsRoutes(REWARD_PAYERS, rewardFollowersOf(brand)),
    ...freePlayRoutes(catalogue),
    ...ranksRoutes(brand),
    ...rebatesRoutes(brand.code),
    ...pointsRoutes({ site }),
    ...missionsRoutes(missionOptionsOf(brand)),
    ...referralsRoutes({ brand }),
    ...envelopesRoutes(brand),
    ...rafflesRoutes(),
    ...promotionsRoutes(brand),
    ...programmesRoutes({ site }),
    ...gamesRoutesOf(parts),
    ...recordsRoutes({ site, catalogue, launchers: config.launchers }),
    ...agentsRoutes({
      site,
      hasAgreements,
      moveFigures: async (tx, move) => {
        await moveFigures(tx, move);
        await forgetDaysOf(tx, move.memberId);
      },
    }),
    ...teamsRoutes({ site, catalogue, launchers: config.launchers, ratesOf }),
    ...agreementsRoutes({ brand, isOn: isAgentPolicyOn }),
    ...settlementRoutes({ brand, catalogue, isOn: isAgentPolicyOn }),
    ...chatRoutes({ site, catalogue, launchers: config.launchers, publicUrl: config.publicUrl }),
    ...deskRoutesOf(parts),
  ];
}

/** What jobs may use: a module that settles its bets by a job takes its wallet from `play`. */
export type JobParts = Pick<Parts, 'config' | 'payments' | 'play'>;

export const jobsOf = (
  { brand }: LoadedBrand,
  { config, payments, play }: JobParts,
): readonly AnyJob[] => [
  ...kernelJobs,
  ...systemJobs(brand),
  ...deliveryJobs({ brand, providers: config.providers, publicUrl: config.publicUrl }),
  ...challengesJobs(brand),
  ...pushJobs({ brand, publicUrl: config.publicUrl }),
  ...messagesJobs(brand),
  ...credentialsJobs,
  ...operatorsJobs(brand),
  ...sessionsJobs(brand),
  ...loginJobs(brand),
  ...ledgerJobs,
  ...catalogJobs,
  ...playJobs,
  ...receivablesJobs(play),
  ...walletJobs(vendorWalletsOf(config, brand)),
  ...reconcileJobs,
  ...recordsJobs,
  ...uploadsJobs(brand),
  ...identityJobs({ brand }),
  ...remindersJobs(brand),
  ...bonusesJobs,
  ...paymentsJobs({
    providers: payments,
    zone: brand.timezone,
    currency: brand.currency.code,
  }),
  ...withdrawalsJobs({ brand, providers: payments }),
  ...depositsJobs({
    site: { brand },
    providers: payments,
    bonuses: depositBonuses(brand),
    publicUrl: config.publicUrl,
  }),
  ...claimsJobs,
  ...freePlayJobs,
  ...ranksJobs(brand),
  ...missionsJobs,
  ...envelopesJobs(brand),
  ...rafflesJobs(brand),
  ...promotionsJobs(brand),
  ...teamsJobs(brand),
  ...agreementsJobs,
  ...settlementJobs({ brand }),
  ...chatJobs(brand.code),
  ...deskJobsOf(brand, { bookUrl: config.bookUrl, publicUrl: config.publicUrl }),
];

/** Who follows the counting of valid bets, in its transaction. A module joins by a line here. */
export const validBetOptionsOf = ({ brand }: LoadedBrand): ValidBetOptions => ({
  zone: brand.timezone,
  followers: [
    // First: it locks rewards, which a claim locks before it moves money.
    accrueRebates(brand.code),
    contributeToBonuses,
    raiseRanksByBets(brand),
    followPromotionBets,
    earnPoints(brand.code),
    followMissions(missionOptionsOf(brand)),
    followBoards(missionOptionsOf(brand)),
    followReferralBets,
    tellOfBets,
  ],
});
