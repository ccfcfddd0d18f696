import { assert } from '@baize/std/assert';
import type { AccountId, TransferId } from '@baize/std/id';
import { type Minor, minor, subtract } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { ensure } from '../../../base/kernel/index.ts';
import { type Account, isHouse, stripeAt, wholeOf } from '../account.ts';
import type { Move, StoredRequest } from '../transfer.ts';

/** An account as the batch has it by now. The house's begin at nothing: see `ledger_post`. */
export type Running = {
  readonly id: AccountId;
  readonly currency: string;
  readonly floor: Minor | null;
  /** The revision that was read and must still be there; the house's are not guarded. */
  readonly guard: bigint;
  readonly isHouse: boolean;
  balance: bigint;
  version: bigint;
  /** It must be guarded and written: it moved, or what was decided hangs on it. */
  isTouched: boolean;
};

export type DecidedTransfer = {
  readonly id: TransferId;
  readonly requestKey: string;
  readonly move: Move;
  readonly from: Running;
  readonly fromVersion: bigint;
  readonly fromBalance: bigint;
  readonly to: Running;
  readonly toVersion: bigint;
  readonly toBalance: bigint;
};

export type DecidedRequest = StoredRequest & {
  readonly firstTransfer: TransferId | null;
  readonly transferCount: number;
};

/** What rules may see and do while a batch is decided. */
export type Sheet = {
  /** The one moment all of the batch is written at. */
  readonly at: Instant;
  /** A member's balance after all that was decided so far. */
  balance(account: AccountId): Minor;
  /** What may be taken from it: the balance above its floor. */
  spendable(account: AccountId): Minor;
  /** The number of the account's last entry so far. */
  version(account: AccountId): bigint;
  /** Moves money, or refuses with `insufficient_funds` and the true balance. */
  move(move: Move): TransferId;
  /** A request answered before, in the store or in this batch. Only keys the rules have named. */
  find(key: string): StoredRequest | undefined;
  /** Answers another key in advance: a cancel that comes first leaves a tombstone so. */
  remember(request: StoredRequest): void;
};

export type SheetSource = {
  readonly at: Instant;
  readonly lane: number;
  readonly accounts: readonly Account[];
  readonly stored: readonly StoredRequest[];
  /** The first of the numbers this batch may give to its transfers. */
  readonly firstNumber: bigint;
};

export class BatchSheet implements Sheet {
  readonly at: Instant;
  readonly transfers: DecidedTransfer[] = [];
  readonly requests: DecidedRequest[] = [];
  readonly #lane: number;
  readonly #accounts = new Map<AccountId, Running>();
  readonly #known = new Map<string, StoredRequest>();
  #nextNumber: bigint;
  #key = '';

  constructor({ at, lane, accounts, stored, firstNumber }: SheetSource) {
    this.at = at;
    this.#lane = lane;
    this.#nextNumber = firstNumber;
    for (const account of accounts) this.#accounts.set(account.id, this.#running(account));
    for (const request of stored) this.#known.set(request.key, request);
  }

  balance(account: AccountId): Minor {
    return minor(this.#member(account).balance);
  }

  spendable(account: AccountId): Minor {
    const { balance, floor } = this.#member(account);
    return subtract(minor(balance), floor ?? minor(0n));
  }

  version(account: AccountId): bigint {
    return this.#member(account).version;
  }

  move(move: Move): TransferId {
    const from = this.#get(move.from);
    const to = this.#get(move.to);
    const { amount } = move;
    assert(amount > 0n, 'a transfer moves something');
    assert(from !== to, 'a transfer joins two accounts');
    assert(from.currency === to.currency, 'money does not change currency on the way');
    const isCovered = from.floor === null || from.balance - amount >= from.floor;
    ensure(isCovered, 'insufficient_funds', { balance: from.balance.toString() });
    from.balance -= amount;
    from.version += 1n;
    from.isTouched = true;
    to.balance += amount;
    to.version += 1n;
    to.isTouched = true;
    const id = this.#nextNumber++ as TransferId;
    this.transfers.push({
      id,
      requestKey: this.#key,
      move,
      from,
      fromVersion: from.version,
      fromBalance: from.balance,
      to,
      toVersion: to.version,
      toBalance: to.balance,
    });
    return id;
  }

  find(key: string): StoredRequest | undefined {
    return this.#known.get(key);
  }

  remember({ key, content, answer }: StoredRequest): void {
    assert(!this.#known.has(key), 'a key is answered once');
    const stored = { key, content, answer };
    this.#known.set(key, stored);
    this.requests.push({ ...stored, firstTransfer: null, transferCount: 0 });
  }

  /**
   * Decides one request: all its moves and its answer are in, or none of them. The first of its
   * accounts is written even if nothing moved, so that two processes that decide about one member
   * at the same time always meet there.
   */
  decide<Answer>(
    { key, content, lead }: { key: string; content: string; lead: AccountId | undefined },
    decide: () => Answer,
    encode: (answer: Answer) => string,
  ): Answer | Error {
    const transfers = this.transfers.length;
    const requests = this.requests.length;
    this.#key = key;
    try {
      const answer = decide();
      assert(!this.#known.has(key), 'a key is answered once');
      const transferCount = this.transfers.length - transfers;
      const firstTransfer = this.transfers[transfers]?.id ?? null;
      const decided = { key, content, answer: encode(answer), firstTransfer, transferCount };
      this.#known.set(key, decided);
      this.requests.push(decided);
      if (lead !== undefined) this.#get(lead).isTouched = true;
      return answer;
    } catch (error) {
      this.#undo(transfers, requests);
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** The accounts to write, in the order in which they are locked everywhere. */
  touched(): Running[] {
    return [...this.#accounts.values()]
      .filter(({ isTouched }) => isTouched)
      .sort((a, b) => (a.id > b.id ? -1 : 1));
  }

  /** Members' accounts that the decisions looked at and left alone. */
  seen(): Running[] {
    return [...this.#accounts.values()].filter((account) => !account.isHouse && !account.isTouched);
  }

  /** The accounts as they are once the sheet is written; of the house's only what never changes. */
  written(): Account[] {
    const accounts: Account[] = [];
    for (const [id, { currency, floor, guard, balance, version, isTouched }] of this.#accounts) {
      const revision = isTouched ? guard + 1n : guard;
      accounts.push({ id, currency, floor, balance: minor(balance), version, revision });
    }
    return accounts;
  }

  #undo(transfers: number, requests: number) {
    for (const { from, to, move } of this.transfers.splice(transfers).reverse()) {
      from.balance += move.amount;
      from.version -= 1n;
      to.balance -= move.amount;
      to.version -= 1n;
    }
    for (const { key } of this.requests.splice(requests)) this.#known.delete(key);
  }

  #running({ id, currency, floor, balance, version, revision }: Account): Running {
    const isOurs = isHouse(id);
    return {
      id: isOurs ? stripeAt(wholeOf(id), BigInt(this.#lane)) : id,
      currency,
      floor,
      guard: revision,
      isHouse: isOurs,
      balance: isOurs ? 0n : balance,
      version: isOurs ? 0n : version,
      isTouched: false,
    };
  }

  #get(id: AccountId): Running {
    const account = this.#accounts.get(id);
    assert(account, `account ${id} exists and was named before`);
    return account;
  }

  #member(id: AccountId): Running {
    const account = this.#get(id);
    assert(!account.isHouse, 'the house is not asked for its balance in a batch');
    return account;
  }
}
