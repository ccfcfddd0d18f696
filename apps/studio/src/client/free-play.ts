import type { WireGrant, WireRound } from '../wire.ts';

/** A grant whose last round was played here, and all that its rounds have won. */
export type EndedGrant = { readonly grant: WireGrant; readonly won: bigint };

/** What a round won for its player: of a free bet the stake is not paid out. */
export function wonBy({ payout, staked }: WireRound, { kind }: WireGrant): bigint {
  const paid = BigInt(payout ?? 0);
  if (kind === 'rounds') return paid;
  const won = paid - BigInt(staked);
  return won > 0n ? won : 0n;
}

/** What a round that is over brought the balance, and what it took from it. */
export function changeBy(round: WireRound, grant: WireGrant | null) {
  const returned = BigInt(round.returned ?? 0);
  const [paid, staked] = [BigInt(round.payout ?? 0), BigInt(round.staked)];
  if (!grant) return { paid: paid + returned, taken: staked + returned };
  return { paid: grant.paysTo === 'cash' ? wonBy(round, grant) : 0n, taken: 0n };
}

/** The grant as it stands after a round of it, before the wallet was asked again. */
export const afterRound = (grant: WireGrant, round: WireRound): EndedGrant => ({
  grant,
  won: BigInt(grant.won) + wonBy(round, grant),
});
