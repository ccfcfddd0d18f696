import { type Minor, minor, ZERO } from '@baize/std/money';
import type { WalletWord } from '@baize/vendor-kit/wallet/wallet-word';
import type { Book } from '../book.ts';
import type { WalletItem } from '../wallet/book-wallet.ts';

/** A payout that the wallet has not been told of. */
export type DuePayout = {
  /** Of the bet at the wallet. */
  readonly id: string;
  readonly version: number;
  /** The bet has ended before: this replaces what it pays. */
  readonly replaces: boolean;
  /** With it the bet ends; otherwise a part is paid, and the rest of it stays open. */
  readonly ends: boolean;
  readonly payout: Minor;
  /** What the version before had paid. */
  readonly before: Minor;
  readonly player: string;
  readonly currency: string;
  /** An earlier correction has left something owed. */
  readonly wasOwed: boolean;
};

export type ToldPayout<Row> = {
  readonly row: Row;
  readonly status: 'paid' | 'owed' | 'void';
  readonly balance: Minor | null;
};

/** Tells payouts by one signed call; which of them stand now, and which stay due. */
export async function tellPayouts<Row extends DuePayout>(
  book: Book,
  due: readonly Row[],
): Promise<{ readonly told: readonly ToldPayout<Row>[]; readonly open: readonly Row[] }> {
  // A correction that leaves a bet as it was moves no money.
  const isSame = (row: Row) => row.replaces && row.payout === row.before && !row.wasOwed;
  const moving = due.filter((row) => !isSame(row));
  for (const row of moving) if (row.wasOwed) await forgive(book, row);
  const words = moving.length === 0 ? [] : await book.wallet.tellAll(moving.map(itemOf));
  const told: ToldPayout<Row>[] = due
    .filter(isSame)
    .map((row) => ({ row, status: 'paid', balance: null }));
  const open: Row[] = [];
  for (const [place, row] of moving.entries()) {
    const outcome = await outcomeOf(book, row, words[place]);
    if (outcome) told.push({ row, ...outcome });
    else open.push(row);
  }
  return { told, open };
}

/** Parts of a payout add up until the bet ends; a correction says the whole anew. */
const itemOf = (row: DuePayout): WalletItem => ({
  txId: txIdOf(row),
  betId: row.id,
  memberId: row.player,
  currency: row.currency,
  ...(row.replaces
    ? { call: 'resettle', amount: row.payout }
    : { call: 'settle', amount: minor(row.payout - row.before), isFinal: row.ends }),
});

const txIdOf = ({ id, version }: DuePayout): string => (version === 1 ? id : `${id}:v${version}`);

type Outcome = Pick<ToldPayout<DuePayout>, 'status' | 'balance'>;

async function outcomeOf(
  book: Book,
  row: DuePayout,
  word: WalletWord<Minor> | undefined,
): Promise<Outcome | null> {
  if (word?.kind === 'done') return { status: 'paid', balance: word.value };
  if (word?.kind === 'refused' && word.code === 'already_settled') {
    return { status: 'paid', balance: word.balance };
  }
  if (word?.kind === 'refused' && word.code === 'bet_void')
    return { status: 'void', balance: null };
  const why = word?.kind === 'refused' ? word.code : (word?.why ?? 'no answer');
  if (why === 'funds_spent') return owe(book, row);
  book.log.warn({ betId: row.id, version: row.version, why }, 'a bet is not paid yet');
  return null;
}

/** The player has spent what a correction takes back: the platform collects it, and pays nothing out. */
async function owe(book: Book, row: DuePayout): Promise<Outcome | null> {
  const amount = (row.before - row.payout) as Minor;
  const word = await book.wallet.owe({ ...debtOf(row), amount });
  return word.kind === 'done' ? { status: 'owed', balance: null } : null;
}

/** What an earlier correction left owed ends: the new one is reckoned from what was really paid. */
async function forgive(book: Book, row: DuePayout): Promise<void> {
  await book.wallet.owe({ ...debtOf(row), txId: `${txIdOf(row)}:0`, amount: ZERO });
}

const debtOf = (row: DuePayout) => ({
  txId: txIdOf(row),
  betId: row.id,
  memberId: row.player,
  currency: row.currency,
});
