import type { MemberId } from '@baize/std/id';
import { type Minor, negate } from '@baize/std/money';
import type { World } from '../../base/kernel/index.ts';
import type { Answer, Outcome, Play } from '../play/index.ts';
import * as queries from './queries.ts';

type CollectParts = { readonly world: World; readonly play: Play };

/** Takes what is owed as far as there is money; of one member, or of everybody. */
export async function collectDebts(
  parts: CollectParts,
  memberId: MemberId | null = null,
): Promise<void> {
  for (const debt of await queries.listOpenDebts(parts.world.db, memberId))
    await collect(parts, debt);
}

async function collect({ world, play }: CollectParts, debt: queries.Debt): Promise<void> {
  const balance = await play.balance(debt.member_id, debt.currency);
  const attempt = await begin(world, debt, balance);
  if (!attempt) return;
  const isTaken = await take(play, debt, attempt);
  if (isTaken === null) return;
  await world.db.transaction().execute((tx) =>
    queries.endCollection(tx, attempt, {
      status: isTaken ? 'done' : 'refused',
      at: world.clock.now(),
    }),
  );
}

/** Written before the money moves: an attempt whose end nobody knows is made again as it was. */
const begin = (
  world: World,
  debt: queries.Debt,
  balance: Minor | null,
): Promise<queries.Collection | null> =>
  world.db.transaction().execute(async (tx) => {
    const { owed } = await queries.lockDebt(tx, debt);
    const before = await queries.listCollections(tx, debt);
    const asked = before.find(({ status }) => status === 'asked');
    if (asked) return asked;
    const amount = balance !== null && balance < owed ? balance : owed;
    if (amount <= 0n) return null;
    const attempt: queries.Collection = {
      vendor: debt.vendor,
      bet_ref: debt.bet_ref,
      number: before.length + 1,
      amount,
      status: 'asked',
      created_at: world.clock.now(),
    };
    await queries.insertCollection(tx, attempt);
    return attempt;
  });

/** True when it was taken, false when it was not there; null while nobody knows. */
async function take(
  play: Play,
  debt: queries.Debt,
  { number, amount }: queries.Collection,
): Promise<boolean | null> {
  const answer = await play.perform(
    {
      kind: 'adjust',
      vendor: { code: debt.vendor, isOpen: true, roundRule: 'mixed' },
      txId: `owed:${debt.bet_ref}:${number}`,
      memberId: debt.member_id,
      currency: debt.currency,
      eventAt: null,
      betId: debt.bet_ref,
      change: { by: negate(amount) },
    },
    tell,
  );
  const { ok, code } = JSON.parse(answer.body) as { ok: boolean; code?: string };
  if (ok) return true;
  return code === 'funds_spent' || code === 'bet_void' ? false : null;
}

const tell = (outcome: Outcome): Answer => ({
  status: outcome.ok ? 200 : 409,
  body: JSON.stringify(outcome.ok ? { ok: true } : { ok: false, code: outcome.code }),
});
