/**
 * The ledger knows accounts, transfers and entries, and nothing of what they are for.
 *
 * Every transfer takes from one account what it gives to another of the same currency, so the sum
 * of all balances of a currency is zero at all times; the house's accounts are the ones that go
 * below it. A hold is a transfer to the member's held account; points and trial money are currencies
 * like any other. A transfer is never changed; a mistake is undone by another that names it.
 *
 * Two doors to the same rules. `postTransfer` (and `postTransfers`) works inside the transaction of
 * an operation. `createHotPath` collects requests that come at the same time, decides them by the
 * rules of the module that asks, and writes them together; `createPostBatch` is the plain use of it.
 * Both are harmless when repeated: a key is answered once, and then always the same.
 */
export {
  type HouseAccountKey,
  type HouseHolder,
  type HousePurpose,
  isHouse,
  type MemberAccountKey,
  type MemberAccounts,
  type MemberPurpose,
  POINTS,
  trialCurrency,
  wholeOf,
} from './account.ts';
export { type AccountBook, createAccountBook } from './account-book.ts';
export {
  accountOf,
  type EscrowHolder,
  escrowAccount,
  findMemberAccounts,
  getBalance,
  houseAccount,
  listCashAccounts,
  listVendorWallets,
  lockBalance,
  lockPockets,
  openAccountsOfMany,
  openMemberAccount,
  openMemberAccounts,
  readVersions,
} from './accounts.ts';
export { type BalanceReader, createBalanceReader } from './batch/balance-reader.ts';
export { type Batcher, type BatcherOptions, createBatcher } from './batch/batcher.ts';
export { textColumn, wholeColumn, wholeColumnOf } from './batch/columns.ts';
export {
  type Ask,
  createHotPath,
  type ExtraCheck,
  type ExtraWrite,
  type HotPath,
  type HotPathOptions,
  type HotRules,
} from './batch/hot-path.ts';
export { type BatchAnswer, type BatchTransfer, createPostBatch } from './batch/post-batch.ts';
export type { Sheet } from './batch/sheet.ts';
export { closeDays } from './chain/close-days.ts';
export { makeMonths } from './chain/queries.ts';
export { type Verification, verifyLedger } from './chain/verify-ledger.ts';
export {
  countEntriesBefore,
  type Entry,
  listEntries,
  listOutstanding,
  listSortedEntries,
  type Outstanding,
  type Reasons,
  type SeldomSum,
  type Stretch,
  sumBalancesBefore,
  sumSeldomEntries,
} from './entries.ts';
export { findFirstWritten, houseMovesWithin } from './house-moves.ts';
export { ledgerJobs } from './jobs.ts';
export {
  type EntryMark,
  type EntryOrder,
  listEntriesOfMany,
  type TeamEntry,
} from './list-entries-of-many.ts';
export { listHoldings } from './list-holdings.ts';
export { listOwnMoves, type OwnMove } from './list-own-moves.ts';
export { firstDepositsWithin, movedWithin, pocketsOf, pocketsOfAll } from './moved-within.ts';
export {
  findMovements,
  findTransfers,
  listMovements,
  type Movement,
  weighAccount,
} from './movements.ts';
export { type LockedAccounts, lockFunds, postRequests, spendable } from './post-requests.ts';
export { listTransfersOf, postTransfer, postTransfers } from './post-transfer.ts';
export { findRequest } from './queries.ts';
export { hasFunds, type Pockets, readPockets } from './read-pockets.ts';
export { sumArrivals } from './sum-arrivals.ts';
export type {
  Move,
  PostedTransfer,
  StoredRequest,
  Transfer,
  TransferRequest,
} from './transfer.ts';
export { listUnbalanced, type TrialBalance, trialBalance } from './trial-balance.ts';
