/**
 * Proofs asked of whoever comes, before anything is done for them: work for the browser, a picture
 * to read, a code sent to a telephone or an address; and how often somebody failed.
 *
 * Always true here: each proof is good once, for one purpose, for minutes; what was tried stays
 * tried. Therefore `checkBotProof`, `checkCaptcha`, `checkCode` and the counting of failures have
 * transactions of their own and are asked before the caller opens one: a refusal that undoes the
 * caller's must not hand a proof back, and nobody waits for a second connection while holding one.
 */
export { type BotChallenge, checkBotProof, makeBotChallenge } from './bot-proof.ts';
export { checkCaptcha, drawCaptcha } from './captcha.ts';
export { type CodePurpose, checkCode, sendCode } from './codes.ts';
export {
  type Attempt,
  clearFailures,
  guess,
  guessedRight,
  isLocked,
  needsCaptcha,
  returnGuess,
  takeGuess,
} from './failures.ts';
export { challengesJobs } from './jobs.ts';
export { mobileDigits, normalizeMobile } from './mobile.ts';
export {
  createVerifyPhoneToken,
  type PhoneTokenIssuer,
  type VerifyPhoneToken,
} from './phone-token.ts';
export { probeAccount } from './probe-account.ts';
export { challengesRoutes } from './routes.ts';
export type { SmsOptions } from './send-code-by-sms.ts';
