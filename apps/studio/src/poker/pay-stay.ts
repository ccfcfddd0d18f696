import { minor } from '@baize/std/money';
import type { Studio } from '../studio.ts';
import * as queries from './queries.ts';

/** Tells the wallet what somebody took along from a table: the one settlement of the buy-in. */
export async function payStay(studio: Studio, stay: queries.Stay): Promise<void> {
  const { id: betId, player: memberId, currency, cash_out } = stay;
  const amount = cash_out ?? minor(0n);
  const word = await studio.wallet.payResult({
    betId,
    memberId,
    currency,
    amount,
    endsRound: true,
  });
  const isPaid =
    word.kind === 'done' || (word.kind === 'refused' && word.code === 'already_settled');
  if (isPaid) return endStay(studio, stay, 'settled');
  const why = word.kind === 'refused' ? word.code : word.why;
  studio.log.warn({ stayId: betId, why }, 'a seat is not paid yet');
}

/** Gives back the buy-in of a seat that could not be taken. */
export async function returnBuyIn(studio: Studio, stay: queries.Stay): Promise<void> {
  const { id: txId, player: memberId, currency } = stay;
  const word = await studio.wallet.cancelBet({ txId, memberId, currency });
  if (word.kind === 'done') return endStay(studio, stay, 'void');
  studio.log.warn({ stayId: txId }, 'a buy-in is not given back yet');
}

async function endStay(
  { db, clock }: Studio,
  { id }: queries.Stay,
  status: 'settled' | 'void',
): Promise<void> {
  await queries.updateStay(db, id, { status, ended_at: clock.now(), ask_at: null });
}
