import type { MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '../base/db/index.ts';
import type { World } from '../base/kernel/index.ts';
import { findMemberAccounts, houseAccount, postTransfer } from '../books/ledger/index.ts';
import { createMember } from '../people/members/index.ts';
import {
  type Ceilings,
  type Command,
  type CommandKind,
  type CommandOf,
  createPlay,
  type Outcome,
  type Play,
} from '../play/play/index.ts';
import { countValidBets, type ValidBetFollower } from '../play/valid-bets/index.ts';
import { type TestWorld, useWorld } from './world.ts';

export const ZONE = 'Asia/Bangkok';

/** A world with a wallet that vendors reach; a second process is a second `openPlay`. */
export function usePlay(): { readonly world: TestWorld; readonly play: Play } {
  const t = useWorld();
  let play: Play | null = null;
  let close = async () => {};
  beforeAll(() => {
    const opened = openPlay(t.world);
    play = opened.play;
    close = opened.close;
  });
  afterAll(() => close());
  return {
    get world() {
      return t.world;
    },
    get play() {
      if (!play) throw new Error('the wallet is there once the tests of the file run');
      return play;
    },
  };
}

/** What the vendors of tests may pay: more than any test pays by the way. */
export const CEILINGS: Ceilings = { payout: minor(1_000_000n), round: minor(1_500_000n) };
export const ceilings = () => CEILINGS;

export function openPlay(world: TestWorld, { lanes = 2 } = {}) {
  const connection = openDatabase(world.url, { max: 4, pipeline: true });
  const play = createPlay(world, { pool: connection.pool, zone: ZONE, ceilings, lanes });
  const close = async () => {
    await play.stop();
    await connection.db.destroy();
  };
  return { play, close };
}

/** Counts what bets are worth, as a running platform does all the time. */
export const countBets = (world: World, followers: readonly ValidBetFollower[] = []) =>
  countValidBets(world, { zone: ZONE, followers });

let made = 0;

/** A member with that much in their pockets. */
export async function givenMember(
  world: World,
  { cash = 0n, bonus = 0n, currency = 'THB' } = {},
): Promise<MemberId> {
  made += 1;
  const account = `player${made}`;
  return world.db.transaction().execute(async (tx) => {
    const member = await createMember(world, tx, { account, currency });
    const accounts = await findMemberAccounts(tx, member.id, currency);
    const from = await houseAccount(tx, { purpose: 'adjustment', currency });
    for (const [pocket, amount] of [['cash', cash] as const, ['bonus', bonus] as const]) {
      if (amount === 0n || !accounts) continue;
      await postTransfer(tx, {
        requestKey: `given:${member.id}:${pocket}`,
        at: world.clock.now(),
        from,
        to: accounts[pocket],
        amount: minor(amount),
        reason: 'given',
      });
    }
    return member.id;
  });
}

export const VENDOR = { code: 'acme', isOpen: true, roundRule: 'mixed' } as const;

const DEFAULTS = {
  vendor: VENDOR,
  currency: 'THB',
  eventAt: null,
  game: 'tigers',
  roundId: null,
  tokenHash: null,
  minBalance: null,
  endsRound: false,
  isFinal: true,
  of: 'bet',
} as const;

/** A command of that kind; what the test is about is said, the rest is usual. */
export function commandOf<K extends CommandKind>(
  kind: K,
  facts: Partial<CommandOf<K>> & { txId: string; memberId: MemberId },
): Command {
  return { ...DEFAULTS, kind, ...facts } as unknown as Command;
}

/** Performs a command and tells what came of it, as the vendor would read it. */
export async function perform(play: Play, command: Command): Promise<PlayAnswer> {
  const answer = await play.perform(command, (outcome) => ({
    status: outcome.ok ? 200 : 409,
    body: JSON.stringify(tellOf(outcome)),
  }));
  return JSON.parse(answer.body) as PlayAnswer;
}

export type PlayAnswer = {
  ok: boolean;
  code?: string;
  balance?: string;
  moved?: string;
  status?: string | null;
};

const tellOf = (outcome: Outcome): PlayAnswer =>
  outcome.ok
    ? {
        ok: true,
        balance: `${outcome.balance}`,
        moved: `${outcome.moved}`,
        status: outcome.status,
      }
    : { ok: false, code: outcome.code, ...balanceOf(outcome.balance), ...outcome.details };

const balanceOf = (balance: Minor | null) => (balance === null ? {} : { balance: `${balance}` });

export async function pocketsOf(world: World, memberId: MemberId, currency = 'THB') {
  const accounts = await findMemberAccounts(world.db, memberId, currency);
  const rows = await world.db
    .selectFrom('ledger_account')
    .select(['id', 'balance'])
    .where('holder', '=', memberId)
    .execute();
  const of = (id?: bigint) => rows.find((row) => row.id === id)?.balance ?? 0n;
  return { cash: of(accounts?.cash), bonus: of(accounts?.bonus) };
}
