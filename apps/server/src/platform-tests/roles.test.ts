import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Access } from '@baize/contract/endpoint';
import { excludeSelf } from '@baize/contract/exclusion';
import { launchTrial } from '@baize/contract/lobby';
import { logout } from '@baize/contract/session';
import { CONTRACT } from '@baize/contract/table';
import { beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../app.ts';
import { loadBrand } from '../base/brand/index.ts';
import { systemClock } from '../base/kernel/index.ts';
import { readConfig } from '../config/config.ts';
import { createMember } from '../people/members/index.ts';
import { openSession } from '../people/sessions/index.ts';
import { type Client, createClient } from '../testing/client.ts';
import { TEST_KEYS } from '../testing/keys.ts';
import { origin, useWorld } from '../testing/world.ts';
import { OPEN_WHILE_EXCLUDED } from './open-while-excluded.ts';

/**
 * Who may make which call, written by hand: a row whose access changes by mistake, and a new row
 * that nobody thought about, fail here.
 */
const MAY: Readonly<Record<Exclude<Access, 'operator' | 'vendor'>, readonly string[]>> = {
  guest: [
    'listPointsRewards',
    'listPromotions',
    'readPointsConfig',
    'listChatModels',
    'listChatRooms',
    'listChatRoomsByPost',
    'checkAffiliate',
    'drawCaptcha',
    'forgotPasswordByEmail',
    'launchTrial',
    'listCountryCodes',
    'listGameVendors',
    'listGames',
    'listHotGames',
    'listLiveTables',
    'listLotteryGames',
    'listLotteryMenus',
    'listOpenedNumbers',
    'listRecentResults',
    'listRecentVnLotteries',
    'listVnLotteries',
    'listVnNumbers',
    'readLotteryLobby',
    'listSearchableGames',
    'listVendorGameTypes',
    'listWinners',
    'login',
    'loginOutside',
    'openSupport',
    'playFree',
    'readAnnouncements',
    'readSiteTexts',
    'readBotChallenge',
    'readDomainRoute',
    'readRetention',
    'readGame',
    'readMenu',
    'readPermission',
    'readRegisterRules',
    'readSealKey',
    'readStatus',
    'readValidationRules',
    'readWhitelabel',
    'redeemHandover',
    'registerByMobile',
    'registerMember',
    'reportProblem',
    'resetPassword',
    'resetPasswordByPhone',
    'sendLoginCode',
    'sendRegisterCode',
    'signInOperator',
    'readOperatorLink',
    'useOperatorLink',
    'sendUnlockCode',
    'updateLanguage',
    'visitLink',
    'sendFeedback',
    'readHelpCenter',
    'voteHelp',
    'listPosts',
    'readPost',
    'uploadFeedbackPicture',
    'readSupportDesk',
    'readGuestSupport',
    'startGuestSupport',
    'sayInGuestSupport',
    'leaveGuestSupport',
    'rateGuestSupport',
  ],
  trial: ['answerCheck', 'logout', 'readMemberInfo', 'readPlayClock'],
  member: [
    'addBankAccount',
    'readSupportChat',
    'startSupportChat',
    'sayInSupportChat',
    'leaveSupportChat',
    'rateSupportChat',
    'exportOwnData',
    'readDeletion',
    'askDeletion',
    'cancelDeletion',
    'readIdentity',
    'uploadIdentityPicture',
    'submitIdentity',
    'addFavourite',
    'addSlip',
    'answerEnding',
    'answerOffer',
    'askEnding',
    'beginTotp',
    'cancelWithdrawal',
    'changeContact',
    'changePassword',
    'chooseIcon',
    'confirmLimit',
    'confirmReceipt',
    'confirmTotp',
    'countUnread',
    'deleteMessages',
    'pinMessage',
    'listMessages',
    'readMessageChoices',
    'chooseMessages',
    'readConsents',
    'setConsent',
    'readTerms',
    'acceptTerms',
    'readPush',
    'choosePush',
    'subscribePush',
    'unsubscribePush',
    'countRewards',
    'listRewards',
    'joinPromotion',
    'applyForPromotion',
    'listFreePlay',
    'readReferral',
    'listReferralFriends',
    'listReceipts',
    'claimReward',
    'claimAllRewards',
    'appealHold',
    'listEnvelopes',
    'readEnvelope',
    'openEnvelope',
    'sendEnvelope',
    'readPointsBalance',
    'listPointsEntries',
    'listRedemptions',
    'redeemReward',
    'convertPoints',
    'readVipState',
    'readVip',
    'readRebates',
    'missionSummary',
    'missionLeaderboard',
    'listRaffles',
    'launchChat',
    'listChatMessages',
    'sayInChat',
    'reactInChat',
    'deleteChatMessage',
    'reportChatMessage',
    'listChatBlocks',
    'blockInChat',
    'recallSharedBet',
    'readRaffleProof',
    'drawRaffle',
    'readMessages',
    'listBonuses',
    'giveUpBonus',
    'createDeposit',
    'endSession',
    'launchGame',
    'launchGameFb',
    'listAgreementRequests',
    'listAgreements',
    'listBets',
    'listDeposits',
    'listEntries',
    'listEntriesByPost',
    'listFavouriteIds',
    'listFavourites',
    'listLimits',
    'listBanks',
    'listRecentGames',
    'listSessions',
    'listWithdrawals',
    'makeHandover',
    'proveFactor',
    'readBalance',
    'readBet',
    'readConsolidated',
    'readCredit',
    'readDeposit',
    'readDepositDesk',
    'readIcon',
    'readMerchantWallet',
    'readPicture',
    'readProfit',
    'readSecurityCenter',
    'readUplineDesk',
    'readWithdrawal',
    'readWithdrawalDesk',
    'removeBankAccount',
    'removeFavourite',
    'removeTotp',
    'renewDeposit',
    'requestWithdrawal',
    'sayPaid',
    'cancelDeposit',
    'seeAnswers',
    'sendContactCode',
    'sendFactorCode',
    'sendSecurityCode',
    'setLimit',
    'setPaymentPassword',
    'transferToUpline',
    'transferToVendorWallet',
    'updateProfile',
    'uploadPicture',
    'listFeedback',
    'replyFeedback',
    'withdrawEnding',
    'listDividends',
    'listDailySalaries',
    'listHourlySalaries',
    'listRealtimeSalaries',
    'readBill',
    'listBillLines',
    'listBillBets',
    'exportBill',
    'excludeSelf',
    'setTimeLimit',
    'confirmTimeLimit',
    'readExclusion',
    'previewSettlement',
  ],
  agent: [
    'changeLink',
    'createDownline',
    'createLink',
    'listDownlines',
    'listTeamBets',
    'listTeamEntries',
    'readTeamBet',
    'offerAgreement',
    'readAgentAnnouncements',
    'readDownline',
    'readIncome',
    'readInvitation',
    'readRegisterCenter',
    'readTeamOverview',
    'renewFirstPassword',
    'readTeamProfit',
    'readTransferDesk',
    'setRebate',
    'transferToDownline',
    'withdrawOffer',
  ],
};

const ROLES = ['guest', 'trial', 'member', 'agent', 'foreign agent'] as const;
type Role = (typeof ROLES)[number];

const TYPES: Readonly<Record<Exclude<Role, 'guest'>, number>> = {
  trial: 4,
  member: 0,
  agent: 1,
  'foreign agent': 42,
};

/** What someone is told who may not. */
const REFUSALS: Readonly<Record<string, Readonly<Partial<Record<Role, string>>>>> = {
  guest: {},
  trial: { guest: 'not_signed_in' },
  member: { guest: 'not_signed_in', trial: 'in_need_true_account' },
  agent: { guest: 'not_signed_in', trial: 'in_need_true_account', member: 'error_not_agent' },
};
const ACCESS_REFUSALS = ['not_signed_in', 'in_need_true_account', 'error_not_agent'];

const t = useWorld();
const { brand } = loadBrand('mekhala');
let platform: Platform;
let call: Client;

beforeAll(async () => {
  platform = await startPlatform(
    readConfig({
      KEYS: TEST_KEYS,
      DATABASE_URL: t.world.url,
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'baize-roles-')),
      PORT: '0',
      ROLES: 'site',
      LOG_LEVEL: 'silent',
    }),
  );
  call = await createClient(platform.url ?? '');
  return () => platform.stop();
});

const rows = Object.entries(CONTRACT).filter(
  ([, { access }]) => access !== 'operator' && access !== 'vendor',
);

test('TRIAL-08 every call of the contract stands in the table of who may make it', () => {
  const table = Object.entries(MAY).flatMap(([access, names]) =>
    names.map((name) => [name, access]),
  );
  expect(Object.fromEntries(table)).toEqual(
    Object.fromEntries(rows.map(([name, { access }]) => [name, access])),
  );
});

async function tokenOf(
  role: Role,
  name: string,
  pending: 'factor' | null = null,
): Promise<string | undefined> {
  if (role === 'guest') return undefined;
  const { world } = t;
  return world.db.transaction().execute(async (tx) => {
    const account = `${role.replace(' ', '')}${name}`.toLowerCase();
    const currency = brand.currency.code;
    const member = await createMember(world, tx, { account, type: TYPES[role], currency });
    const at = { brand, member, method: 'username', origin: origin(), pending } as const;
    return (await openSession(systemTimed(), tx, at)).token;
  });
}

/** The server runs by the real clock; so must the sessions it is asked about. */
const systemTimed = () => ({ ...t.world, clock: systemClock });

const usual = new Map<Role, Promise<string | undefined>>();

/** One person for each role makes every call but the one that ends their session. */
function usualToken(role: Role): Promise<string | undefined> {
  const known = usual.get(role) ?? tokenOf(role, 'usual');
  usual.set(role, known);
  return known;
}

const cases = rows.flatMap(([name]) => ROLES.map((role) => [role, name] as const));

test.each(cases)('TRIAL-02 TRIAL-08 a %s asks for %s', async (role, name) => {
  const endpoint = CONTRACT[name];
  if (!endpoint) throw new Error(`${name} is not in the contract`);
  const token = await (name === 'logout' ? tokenOf(role, name) : usualToken(role));
  const ip = `198.51.100.${1 + (cases.findIndex((row) => row[1] === name) % 250)}`;
  const { message } = await call(endpoint, {}, { token, ip });
  const expected = REFUSALS[endpoint.access]?.[role];
  if (expected) expect(message).toBe(expected);
  else expect(ACCESS_REFUSALS).not.toContain(message);
});

test('TRIAL-12 a trial token is refused every launch and every call of a member, and writes nothing', async () => {
  const token = await tokenOf('trial', 'rows');
  const before = await countRows();
  for (const name of MAY.member) {
    const endpoint = CONTRACT[name];
    if (!endpoint) throw new Error(`${name} is not in the contract`);
    const { message } = await call(endpoint, {}, { token, ip: '198.51.100.251' });
    expect(message, name).toBe('in_need_true_account');
  }
  expect(MAY.member).toEqual(expect.arrayContaining(['launchGame', 'launchGameFb']));
  expect(await countRows()).toEqual(before);
});

test('TRIAL-08 no visitor of the site makes a call of operators or vendors', async () => {
  const theirs = Object.entries(CONTRACT).filter(
    ([, { access }]) => access === 'operator' || access === 'vendor',
  );
  expect(theirs.length).toBeGreaterThan(50);
  for (const role of ROLES) {
    const token = await tokenOf(role, 'theirs');
    for (const [name, endpoint] of theirs) {
      const { message } = await call(endpoint, {}, { token, ip: '198.51.100.252' });
      // A vendor is known by the key of its signature; no session stands for one.
      expect(message, `${role} ${name}`).toBe(
        endpoint.access === 'operator' ? 'not_operator' : 'key_unknown',
      );
    }
  }
});

/** The calls of an agent that name somebody of a team, with what else they need. */
const ABOUT_SOMEBODY = [
  ['readDownline', 'memberId', {}],
  ['renewFirstPassword', 'memberId', {}],
  ['setRebate', 'memberId', { rate: 0 }],
  ['listDownlines', 'of', {}],
  ['listTeamBets', 'of', { language: 'EN' }],
  ['listTeamEntries', 'of', {}],
  ['readTeamOverview', 'of', {}],
  ['readTeamProfit', 'of', {}],
] as const;

test('TRIAL-08 an agent is told of nobody in the team of a foreign agent', async () => {
  const own = await tokenOf('agent', 'foreign');
  const { world } = t;
  const theirs = await world.db.transaction().execute(async (tx) => {
    const currency = brand.currency.code;
    const agent = await createMember(world, tx, { account: 'theiragent', type: 1, currency });
    const facts = { account: 'theirmember', currency, uplineId: agent.id };
    return createMember(world, tx, facts);
  });
  for (const [name, field, more] of ABOUT_SOMEBODY) {
    const endpoint = CONTRACT[name];
    if (!endpoint) throw new Error(`${name} is not in the contract`);
    const wire = { ...more, [field]: theirs.id };
    const { message } = await call(endpoint, wire, { token: own, ip: '198.51.100.253' });
    expect(message, name).toBe('not_found');
  }
});

test('DOOR-24 a login that waits for its second factor is refused every call that a guest may not make', async () => {
  const token = await tokenOf('agent', 'waits', 'factor');
  const open = ['logout', 'proveFactor', 'sendFactorCode'];
  for (const [name, endpoint] of rows) {
    if (endpoint.access === 'guest') continue;
    if (open.includes(name)) continue;
    const { message } = await call(endpoint, {}, { token, ip: '198.51.100.254' });
    expect(message, name).toBe('verification_first');
  }
});

test('CARE-01 one case each: what an excluded member may call, and nothing else', async () => {
  const token = await tokenOf('agent', 'pausing');
  const ip = '198.51.100.255';
  const wanted = { kind: 'cooling_off', days: 1 };
  expect(await call(excludeSelf, { wanted }, { token, ip })).toMatchObject({
    message: null,
  });
  const asked = rows.filter(([name, { access }]) => access !== 'guest' && name !== 'logout');
  const answered = ['logout'];
  for (const [name, endpoint] of asked) {
    const { message } = await call(endpoint, {}, { token, ip });
    if (message !== 'play_excluded') answered.push(name);
  }
  expect(answered.toSorted()).toEqual([...OPEN_WHILE_EXCLUDED].toSorted());
  const trial = await call(launchTrial, { nodeId: 1, language: 'EN' }, { token, ip });
  expect(trial.message).toBe('play_excluded');
  expect(await call(logout, {}, { token, ip })).toMatchObject({ message: null });
});

test.each(['guest', 'member', 'agent'] as const)(
  'DOOR-27 a %s is told no figures of the process',
  async (role) => {
    const token = await tokenOf(role, 'figures');
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await fetch(`${platform.url}/metrics`, { headers });
    expect(await answer.text()).not.toContain('baize_');
    expect(answer.headers.get('content-type')).not.toContain('text/plain');
  },
);

/** How many rows each table has. */
async function countRows(): Promise<Readonly<Record<string, string>>> {
  const { pool } = t.world.connection;
  const counts = await pool.query<{ name: string; count: string }>(
    `select table_name as name, (xpath('/row/count/text()',
       query_to_xml(format('select count(*) from public.%I', table_name), false, true, '')))[1]::text as count
     from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return Object.fromEntries(counts.rows.map(({ name, count }) => [name, count]));
}
