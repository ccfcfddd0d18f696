import type { AccountId, TransferId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import type { World } from '../../../base/kernel/index.ts';
import { isHouse } from '../account.ts';
import { contentOf, type Move } from '../transfer.ts';
import { createHotPath, type HotPath, type HotPathOptions, type HotRules } from './hot-path.ts';
import type { Sheet } from './sheet.ts';

/** A plain transfer for the hot path. */
export type BatchTransfer = Move & { readonly requestKey: string };

export type BatchAnswer = {
  readonly transferId: TransferId;
  /** What the members' sides hold after it; the house is not asked. */
  readonly fromBalance: Minor | null;
  readonly toBalance: Minor | null;
};

/** Plain transfers, collected and written together: `submit` one, get its own answer. */
export const createPostBatch = (
  world: Pick<World, 'clock' | 'chance'>,
  options: HotPathOptions,
): HotPath<BatchTransfer, BatchAnswer> => createHotPath(world, transferRules, options);

const transferRules: HotRules<BatchTransfer, BatchAnswer, null> = {
  keyOf: ({ requestKey }) => requestKey,
  contentOf: (transfer) => contentOf([transfer]),
  laneOf: ({ from, to }) => (isHouse(from) ? to : from),
  accountsOf: ({ from, to }) => [from, to],
  readFacts: async () => null,
  decide: (sheet, transfer) => {
    const transferId = sheet.move(transfer);
    return {
      transferId,
      fromBalance: balanceOf(sheet, transfer.from),
      toBalance: balanceOf(sheet, transfer.to),
    };
  },
  encode: ({ transferId, fromBalance, toBalance }) =>
    `${transferId} ${fromBalance ?? ''} ${toBalance ?? ''}`,
  decode: (text) => {
    const [transferId = '', fromBalance = '', toBalance = ''] = text.split(' ');
    return {
      transferId: BigInt(transferId) as TransferId,
      fromBalance: readMinor(fromBalance),
      toBalance: readMinor(toBalance),
    };
  },
};

const balanceOf = (sheet: Sheet, account: AccountId): Minor | null =>
  isHouse(account) ? null : sheet.balance(account);

const readMinor = (text: string): Minor | null => (text === '' ? null : minor(BigInt(text)));
