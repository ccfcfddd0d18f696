import type { FactorProof } from '@baize/contract/security';
import type { Minor } from '@baize/std/money';
import type { Ctx } from '../../base/kernel/index.ts';
import { listStrongWays } from '../login/index.ts';
import { addressStanding } from '../sessions/index.ts';
import { proveFactor } from './prove-factor.ts';

/** Money that is about to leave a member: to a bank, to another member, to whoever opens it. */
export type LeavingMoney = {
  /** With what left the same way today, so that many small amounts count as one. */
  readonly amount: Minor;
  /** The brand's line: from here on the amount is more than usual. */
  readonly stepUpFrom: Minor;
  /** Nothing ever went there before. */
  readonly isNewPayee: boolean;
};

/**
 * Asks for the second factor where more is at stake than usual, of those who have one. Asked before
 * the transaction that moves the money, so that a wrong proof stays counted and a code stays used.
 */
export async function stepUp(
  ctx: Ctx,
  leaving: LeavingMoney,
  factor: FactorProof | undefined,
): Promise<void> {
  const { memberId } = ctx.caller;
  const ways = await listStrongWays(ctx.db, memberId);
  if (ways.length === 0) return;
  const place = { memberId, ip: ctx.origin.ip };
  const isNewAddress = (await addressStanding(ctx.db, place)) === 'new';
  if (needsStepUp({ ...leaving, isNewAddress })) await proveFactor(ctx, factor);
}

/** Whether the payment password alone is too little: it may have been seen over a shoulder. */
export const needsStepUp = ({
  amount,
  stepUpFrom,
  isNewPayee,
  isNewAddress,
}: LeavingMoney & { readonly isNewAddress: boolean }): boolean =>
  amount >= stepUpFrom || isNewPayee || isNewAddress;
