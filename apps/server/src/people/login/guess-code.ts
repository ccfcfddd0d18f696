import { type Caller, type Ctx, Refusal } from '../../base/kernel/index.ts';
import {
  type CodePurpose,
  checkCode,
  guessedRight,
  returnGuess,
  takeGuess,
} from '../challenges/index.ts';

type Guess = {
  readonly purpose: CodePurpose;
  readonly target: string;
  readonly code: string;
};

/**
 * Takes a code from somebody who is nobody yet. Each code dies after a few guesses and another can
 * be asked for; so the guesses are counted for the address too, as those at passwords are.
 */
export async function guessCode(ctx: Ctx<Caller | null>, guess: Guess): Promise<void> {
  const attempt = { account: `code to ${guess.target}`, address: ctx.origin.ip };
  await takeGuess(ctx, attempt);
  try {
    await checkCode(ctx, guess);
  } catch (error) {
    // One that has merely expired is no guess.
    const isWrong = error instanceof Refusal && error.code === 'code_invalid';
    if (!isWrong) await returnGuess(ctx, attempt);
    throw error;
  }
  await guessedRight(ctx, attempt);
}
