import type { VendorErrorCode } from '@baize/contract/vendor-errors';
import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { add, type Minor } from '@baize/std/money';
import type pg from 'pg';
import { commandsDone, Refusal, type World } from '../../base/kernel/index.ts';
import {
  type AccountBook,
  createAccountBook,
  createBalanceReader,
  createHotPath,
  findRequest,
  type HouseAccountKey,
} from '../../books/ledger/index.ts';
import { findExceeded } from '../../books/limits/index.ts';
import { findMember, isExcluded } from '../../people/members/index.ts';
import { isShut, readShut } from '../switches/index.ts';
import type { CeilingsOf } from './ceilings.ts';
import type { Command, CommandKind } from './command.ts';
import { contentOf } from './content.ts';
import type { Outcome } from './decision.ts';
import {
  type Answer,
  hotRules,
  keyOf,
  type PlayRequest,
  type Render,
  readAnswer,
  Unstored,
} from './hot-rules.ts';
import * as queries from './queries.ts';

/** The wallet as vendors reach it, whatever dialect they speak. */
export type Play = {
  /** Decides a command once and for ever; asked again, the answer is the same to the byte. */
  perform(command: Command, render: Render): Promise<Answer>;
  /** What a member can bet with; null when there is no such member in this currency. */
  balance(memberId: MemberId, currency: string): Promise<Minor | null>;
  /** Why a member may not go on with stakes that were taken; null when they may. */
  whyNotBet(memberId: MemberId, currency: string, vendor: string): Promise<string | null>;
  /** What was answered to a movement; null when it is not known here. */
  recall(vendor: string, kind: CommandKind, txId: string): Promise<Answer | null>;
  stop(): Promise<void>;
};

export type PlayOptions = {
  /** A pool of its own for the hot path: see `HotPathOptions`. */
  readonly pool: pg.Pool;
  /** Whose midnight ends a player's day. */
  readonly zone: string;
  readonly ceilings: CeilingsOf;
  readonly lanes?: number;
};

/** Longer than a batch takes; short enough for those whose own lane is not stuck. */
const TURN_MAX_MS = 50;

export function createPlay(world: World, options: PlayOptions): Play {
  const { pool, zone, ceilings, lanes = 2 } = options;
  const book = createAccountBook(world.db);
  const readAccount = createBalanceReader(pool);
  const hotPath = createHotPath(world, hotRules(world.clock, { zone, ceilings }), {
    pool,
    lanes,
    turnMaxMs: TURN_MAX_MS,
  });

  function perform(command: Command, render: Render): Promise<Answer> {
    const { memberId, currency } = command;
    const accounts = book.member(memberId, currency);
    const clearing = book.house(clearingOf(command));
    const answered =
      accounts instanceof Promise || typeof clearing !== 'bigint'
        ? performLater({ command, render, accounts, clearing })
        : submit({ command, render, accounts, clearing });
    count(command, answered);
    return answered.catch((error: unknown) => fail(command, render, error));
  }

  function submit({ command, render, accounts, clearing }: Omit<PlayRequest, 'key' | 'content'>) {
    const key = keyOf(command.vendor.code, command.kind, command.txId);
    return hotPath.submit({
      command,
      key,
      content: contentOf(command),
      accounts,
      clearing,
      render,
    });
  }

  async function performLater({ command, render, ...looked }: LookedUp): Promise<Answer> {
    const [accounts, clearing] = await Promise.all([looked.accounts, looked.clearing]);
    if (!accounts) return render(refused(await strangerCode(command.memberId)));
    return submit({ command, render, accounts, clearing });
  }

  async function fail(command: Command, render: Render, error: unknown): Promise<Answer> {
    const code = codeOf(error);
    await alertOf(command, code);
    if (error instanceof Unstored) return error.answer;
    if (!(error instanceof Refusal)) world.log.error({ err: error }, 'a command failed');
    return render(refused(code));
  }

  const strangerCode = async (memberId: MemberId): Promise<VendorErrorCode> =>
    (await findMember(world.db, memberId)) ? 'currency_wrong' : 'member_unknown';

  async function alertOf({ vendor, kind, txId, memberId }: Command, code: VendorErrorCode) {
    if (!ALARMING.has(code)) return;
    const alert = { vendor: vendor.code, code, command: kind, tx_id: txId, member_id: memberId };
    await queries.raiseAlert(world.db, alert, world.clock.now());
  }

  return {
    perform,
    balance: async (memberId, currency) => {
      const accounts = await book.member(memberId, currency);
      if (!accounts) return null;
      const [cash, bonus] = await Promise.all([
        readAccount(accounts.cash),
        readAccount(accounts.bonus),
      ]);
      return add(cash.balance, bonus.balance);
    },
    whyNotBet: (memberId, currency, vendor) =>
      whyNotBet(world, { memberId, currency, vendor, zone }),
    recall: async (vendor, kind, txId) => {
      const stored = await findRequest(world.db, keyOf(vendor, kind, txId));
      return stored ? readAnswer(stored.answer) : null;
    },
    stop: () => hotPath.stop(),
  };
}

type GoingOn = {
  readonly memberId: MemberId;
  readonly currency: string;
  readonly vendor: string;
  readonly zone: string;
};

async function whyNotBet(
  { db, clock }: World,
  { memberId, currency, vendor, zone }: GoingOn,
): Promise<string | null> {
  const member = await findMember(db, memberId);
  if (!member) return 'member_unknown';
  if (member.status !== 'active' || isExcluded(member, clock.now())) return 'member_blocked';
  if (isShut(await readShut(db), vendor, [])) return 'vendor_closed';
  // Trial money neither uses limits nor meets them.
  if (currency !== member.currency) return null;
  const exceeded = await findExceeded(db, memberId, dayOf(clock.now(), zone));
  return exceeded ? 'limit_reached' : null;
}

/** For the figures; whoever asked hears of a failure by themselves. */
function count({ vendor, kind: command }: Command, answered: Promise<Answer>): void {
  const by = { vendor: vendor.code, command };
  answered.then(
    () => commandsDone.inc({ ...by, outcome: 'answered' }),
    (error: unknown) => commandsDone.inc({ ...by, outcome: codeOf(error) }),
  );
}

type LookedUp = Pick<PlayRequest, 'command' | 'render'> & {
  readonly accounts: ReturnType<AccountBook['member']>;
  readonly clearing: ReturnType<AccountBook['house']>;
};

const clearingOf = ({ vendor, currency }: Command): HouseAccountKey => ({
  holder: `vendor:${vendor.code}`,
  purpose: 'vendor_clearing',
  currency,
});

const refused = (code: VendorErrorCode): Outcome => ({
  ok: false,
  code,
  balance: null,
  details: {},
});

const ALARMING: ReadonlySet<VendorErrorCode> = new Set([
  'repeated_differently',
  'settled_differently',
  'result_not_bet',
  'bet_of_another',
  'funds_spent',
  'payout_above_ceiling',
  'round_above_ceiling',
]);

/**
 * What went wrong, as the vendor must hear it. Of a fault we do not know whether the commit
 * happened: the vendor sends the same again and gets the one answer there is.
 */
function codeOf(error: unknown): VendorErrorCode {
  if (error instanceof Unstored) return error.code;
  if (!(error instanceof Refusal)) return 'unconfirmed';
  if (error.code === 'repeated_differently') return 'repeated_differently';
  return error.code === 'ledger_busy' ? 'overloaded' : 'unconfirmed';
}
