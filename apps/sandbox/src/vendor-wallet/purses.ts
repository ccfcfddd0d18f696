import type { Store } from '../store.ts';
import type { Order, Purse, WalletRecords, Word } from './record.ts';
import type { MoveAsk } from './request.ts';

/** As many orders as are remembered; a site asks about the last ones only. */
const KEPT = 5_000;

/** Amounts that end like this, in the smallest unit, are refused. */
const REFUSED = '13';

export type Purses = {
  /** Carries an order out once; null when the reference stands for another order already. */
  move(vendor: string, ask: MoveAsk): Word | null;
  ask(vendor: string, reference: string): Word | null;
  /** The player wins or loses there; what is not there cannot be lost. */
  play(vendor: string, memberId: string, by: bigint): void;
};

export function createPurses(store: Store): Purses {
  const records: WalletRecords = store.memory.vendorWallets;

  const purseOf = (vendor: string, memberId: string): Purse | undefined =>
    records.purses.find((each) => each.vendor === vendor && each.memberId === memberId);

  const orderOf = (vendor: string, reference: string): Order | undefined =>
    records.orders.find((each) => each.vendor === vendor && each.reference === reference);

  function openPurse(vendor: string, { memberId, currency }: MoveAsk): Purse {
    const known = purseOf(vendor, memberId);
    if (known) return known;
    const purse = { vendor, memberId, currency, balance: '0' };
    records.purses = [...records.purses, purse];
    return purse;
  }

  function carryOut(vendor: string, ask: MoveAsk): Word {
    const purse = openPurse(vendor, ask);
    const by = ask.direction === 'in' ? BigInt(ask.amount) : -BigInt(ask.amount);
    const balance = BigInt(purse.balance) + by;
    if (balance < 0n || ask.amount.endsWith(REFUSED)) return { status: 'failed' };
    purse.balance = balance.toString();
    return { status: 'done', balance: purse.balance };
  }

  return {
    move(vendor, asked) {
      const { reference } = asked;
      const ask = JSON.stringify(asked);
      const earlier = orderOf(vendor, reference);
      if (earlier) return earlier.ask === ask ? earlier.word : null;
      const word = carryOut(vendor, asked);
      records.orders = [...records.orders.slice(1 - KEPT), { vendor, reference, ask, word }];
      store.save();
      return word;
    },
    ask: (vendor, reference) => orderOf(vendor, reference)?.word ?? null,
    play(vendor, memberId, by) {
      const purse = purseOf(vendor, memberId);
      if (!purse) return;
      const balance = BigInt(purse.balance) + by;
      purse.balance = (balance > 0n ? balance : 0n).toString();
      store.save();
    },
  };
}
