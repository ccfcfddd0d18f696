import type { SecurityCenter } from '@baize/contract/security';
import type { Ctx } from '../../base/kernel/index.ts';
import { countRecoveryCodes, findPassword, hasTotp } from '../credentials/index.ts';
import { maskWays } from '../login/index.ts';
import {
  type BankAccount,
  getMember,
  getProfile,
  listBankAccounts,
  listOutsideIdentities,
  maskAccountNumber,
  maskEmail,
  maskMobile,
  maskName,
} from '../members/index.ts';
import { listChangeWays } from './prove-factor.ts';

type Reader = Pick<Ctx, 'db' | 'caller'>;

/** All that the account knows of its member. What identifies them elsewhere is masked. */
export async function readSecurityCenter(ctx: Reader): Promise<SecurityCenter> {
  const { memberId } = ctx.caller;
  const member = await getMember(ctx.db, memberId);
  const profile = await getProfile(ctx.db, memberId);
  const accounts = await listBankAccounts(ctx.db, memberId);
  return {
    account: member.account,
    nickname: member.nickname,
    avatar: member.avatar,
    memberSince: member.created_at.toISOString(),
    fullName: profile.full_name && maskName(profile.full_name),
    birthday: profile.birthday,
    mobile: profile.mobile && maskMobile(profile.mobile),
    email: profile.email && maskEmail(profile.email),
    ...wordsOf(profile),
    bankAccounts: accounts.map(viewOf),
    ...(await credentialsOf(ctx)),
    factorWays: maskWays(await listChangeWays(ctx.db, memberId)),
  };
}

/** What a member says about themselves, as they wrote it. */
const wordsOf = (profile: Awaited<ReturnType<typeof getProfile>>) => ({
  address: profile.address,
  nationality: profile.nationality,
  occupation: profile.occupation,
  sourceOfIncome: profile.source_of_income,
  line: profile.line,
  telegram: profile.telegram,
  whatsapp: profile.whatsapp,
  facebook: profile.facebook,
  wechat: profile.wechat,
  zalo: profile.zalo,
  qqNum: profile.qq_num,
});

const viewOf = (account: BankAccount): SecurityCenter['bankAccounts'][number] => ({
  bankAccountId: account.id as SecurityCenter['bankAccounts'][number]['bankAccountId'],
  bankName: account.bank_name,
  accountNumber: maskAccountNumber(account.account_number),
  accountName: maskName(account.account_name),
  createdAt: account.created_at.toISOString(),
});

async function credentialsOf({ db, caller: { memberId } }: Reader) {
  const login = await findPassword(db, memberId, 'login');
  const payment = await findPassword(db, memberId, 'payment');
  const outside = await listOutsideIdentities(db, memberId);
  return {
    hasPassword: login !== undefined,
    passwordChangedAt: login?.changed_at.toISOString() ?? null,
    hasPaymentPassword: payment !== undefined,
    totp: {
      isOn: await hasTotp(db, memberId),
      recoveryCodesLeft: await countRecoveryCodes(db, memberId),
    },
    outside: outside.map(({ provider }) => provider as SecurityCenter['outside'][number]),
  };
}
