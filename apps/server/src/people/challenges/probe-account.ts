import { type Ctx, networkOf } from '../../base/kernel/index.ts';
import { guess } from './failures.ts';

type AccountProbe = {
  /** What was typed: a name, a number or an address. */
  readonly target: string;
  /** False where the answer tells that somebody has an account, or that nobody has. */
  readonly isHarmless: () => Promise<boolean>;
};

/**
 * A form that must say whether somebody has an account says it to people and not to lists: each such
 * answer is counted by what was asked about and by the network, before it is looked up, and soon the
 * next one waits. Logging in has counts of its own, which this does not touch.
 */
export const probeAccount = (
  ctx: Ctx<unknown>,
  { target, isHarmless }: AccountProbe,
): Promise<boolean> =>
  guess(
    ctx,
    { account: `probe ${target}`, address: `probe ${networkOf(ctx.origin.ip)}` },
    isHarmless,
  );
