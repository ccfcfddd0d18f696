import type { MemberId } from '@baize/std/id';
import { minor, ZERO } from '@baize/std/money';
import { DAY_MS, type Instant, later } from '@baize/std/time';
import type { VersionedRow } from '../../base/brand/index.ts';
import type { Tx } from '../../base/db/index.ts';
import { publishToMany, type World } from '../../base/kernel/index.ts';
import {
  changeAmounts,
  lockOpenRewards,
  type OpenReward,
  offerRewards,
  type RewardOffer,
} from '../claims/index.ts';
import * as queries from './queries.ts';
import { figuresOf, type RebateAccount, rollOver, sourceKeyOf } from './rules.ts';

export type RebateTermsByCategory = ReadonlyMap<string, VersionedRow<'rebates'>>;

type AccountKey = Pick<RebateAccount, 'member_id' | 'category'>;

const keyOf = ({ member_id, category }: AccountKey): string => `${member_id} ${category}`;

/** The accounts of some members, with the open reward of each locked. */
export type OpenAccounts = {
  readonly of: (key: AccountKey) => RebateAccount;
  readonly rewardOf: (account: RebateAccount) => OpenReward | undefined;
};

/** An account whose reward was claimed or ended since the last time begins its next claim. */
export async function openAccounts(tx: Tx, memberIds: readonly MemberId[]): Promise<OpenAccounts> {
  const members = [...new Set(memberIds)];
  const rewards = await lockRewards(tx, members);
  const rewardOf = (account: RebateAccount) => rewards.get(rewardKeyOf(account));
  const accounts = new Map(
    (await queries.listAccounts(tx, members)).map((row) => [
      keyOf(row),
      rollOver(row, rewardOf(row) !== undefined),
    ]),
  );
  return { of: (key) => accounts.get(keyOf(key)) ?? newAccount(key), rewardOf };
}

const newAccount = ({ member_id, category }: AccountKey): RebateAccount => ({
  member_id,
  category,
  earned: 0n,
  valid: ZERO,
  claim_no: 1,
  offered: ZERO,
});

const rewardKeyOf = (account: RebateAccount): string =>
  `${account.member_id} ${sourceKeyOf(account)}`;

async function lockRewards(tx: Tx, members: readonly MemberId[]) {
  const rows = await lockOpenRewards(tx, 'rebate', members);
  return new Map(rows.map((row) => [`${row.member_id} ${row.source_key}`, row]));
}

type Credit = {
  readonly earned: readonly queries.EarnedBet[];
  readonly accounts: OpenAccounts;
  readonly terms: RebateTermsByCategory;
};

/** Adds what bets earned to the accounts, and sets the open rewards to what stands there then. */
export async function creditAccounts(
  world: World,
  tx: Tx,
  { earned, accounts, terms }: Credit,
): Promise<void> {
  if (earned.length === 0) return;
  const changed = [...Map.groupBy(earned, keyOf).values()].flatMap((bets) => {
    const [first] = bets;
    return first ? [addTo(accounts.of(first), bets)] : [];
  });
  const now = world.clock.now();
  const open = changed.filter((account) => accounts.rewardOf(account));
  await changeAmounts(
    tx,
    open.flatMap((account) => {
      const id = accounts.rewardOf(account)?.id;
      const expiresAt = expiryOf(terms.get(account.category), now);
      return id ? [{ id, amount: figuresOf(account).whole, expiresAt }] : [];
    }),
  );
  const offers = changed
    .filter((account) => !accounts.rewardOf(account))
    .flatMap((account) => offerOf(account, terms, now));
  await offerRewards(world, tx, offers);
  const offered = await offeredSince(tx, offers);
  await queries.saveAccounts(
    tx,
    changed.map((account) => {
      const isOpen = accounts.rewardOf(account) !== undefined || offered.has(rewardKeyOf(account));
      return { ...account, offered: isOpen ? figuresOf(account).whole : ZERO };
    }),
  );
  const memberIds = [...new Set(changed.map(({ member_id }) => member_id))];
  await publishToMany(world, tx, { kind: 'rebates', payload: {}, memberIds });
  const gone = open.filter((account) => figuresOf(account).whole === 0n);
  if (gone.length === 0) return;
  await publishToMany(world, tx, {
    kind: 'rewards',
    payload: {},
    memberIds: [...new Set(gone.map(({ member_id }) => member_id))],
  });
}

const addTo = (account: RebateAccount, bets: readonly queries.EarnedBet[]): RebateAccount => {
  let earned = account.earned;
  let valid: bigint = account.valid;
  for (const bet of bets) {
    const change = bet.valid - bet.before;
    earned += change * BigInt(bet.rate_ppm);
    valid += change;
  }
  return { ...account, earned, valid: minor(valid) };
};

const expiryOf = (terms: VersionedRow<'rebates'> | undefined, now: Instant): Instant | null =>
  terms && terms.body.claimDays !== null ? later(now, terms.body.claimDays * DAY_MS) : null;

/** What is earned becomes a reward when it reaches the minimum; from then on it only grows. */
function offerOf(
  account: RebateAccount,
  terms: RebateTermsByCategory,
  now: Instant,
): readonly RewardOffer[] {
  const found = terms.get(account.category);
  const { whole } = figuresOf(account);
  if (!found || whole < BigInt(found.body.minimum)) return [];
  const { body, version } = found;
  return [
    {
      memberId: account.member_id,
      programme: 'rebate',
      sourceKey: sourceKeyOf(account),
      kind: 'cash',
      amount: whole,
      names: body.names,
      terms: { rebate: body.id, category: body.category, version },
      expiresAt: expiryOf(found, now),
    },
  ];
}

/** Which of these stand now: nothing is offered to who was shut out in the meantime. */
async function offeredSince(tx: Tx, offers: readonly RewardOffer[]): Promise<ReadonlySet<string>> {
  if (offers.length === 0) return new Set();
  return new Set(
    (
      await lockRewards(
        tx,
        offers.map(({ memberId }) => memberId),
      )
    ).keys(),
  );
}
