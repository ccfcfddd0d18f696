/**
 * Providers: those who take a brand's money in and pay it out, and what they say about it.
 *
 * Always true here: silence is never an answer; nothing a provider tells is read before its signature
 * was found right; a notice is taken once, and what it means for money is decided by the module of
 * its order. Every day a provider's statement is held against our books, and what differs is written
 * down for a person. Nothing here moves money.
 */
export {
  closeDifference,
  type DifferenceClosing,
  type DifferenceId,
} from './close-difference.ts';
export {
  type Books,
  type Comparison,
  compareStatement,
  type StatementDay,
} from './compare-statement.ts';
export { createProviders } from './create-providers.ts';
export {
  type Hear,
  type NoticeOutcome,
  type PaymentDoorOptions,
  registerPaymentDoor,
} from './door.ts';
export { createHttpProvider, type HttpProviderOptions } from './http-provider.ts';
export { paymentsJobs } from './jobs.ts';
export { withReference } from './order-reference.ts';
export type {
  ArrivedPayment,
  DepositAsk,
  DepositId,
  DepositOpened,
  DepositWord,
  PaymentProvider,
  PaymentProviders,
  PayoutAsk,
  PayoutWord,
  ProviderNotice,
  RawNotice,
  StatementLine,
  WithdrawalId,
} from './provider.ts';
export { countOpenDifferences, type DifferenceFilter, listDifferences } from './queries.ts';
export {
  type BooksAsk,
  type BooksSide,
  BY_HAND,
  type DayBooks,
  type ProviderBooks,
  readBooksOf,
} from './read-books.ts';
