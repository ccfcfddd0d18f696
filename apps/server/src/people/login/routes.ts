import * as passwords from '@baize/contract/password';
import * as contract from '@baize/contract/session';
import * as unlock from '@baize/contract/unlock';
import { type Route, serve } from '../../base/kernel/index.ts';
import { changePassword } from './change-password.ts';
import { createForgotPassword } from './forgot-password.ts';
import { logIn } from './log-in.ts';
import type { LoginOptions } from './options.ts';
import { logInOutside } from './outside/log-in-outside.ts';
import { playFree } from './play-free.ts';
import { proveFactor, sendFactorCode } from './prove-factor.ts';
import { resetPassword, resetPasswordByPhone } from './reset-password.ts';
import { sendUnlockCode } from './unlock-account.ts';

export const loginRoutes = (options: LoginOptions): readonly Route[] => [
  serve(contract.login, (ctx, input) => logIn(ctx, options, input)),
  serve(unlock.sendUnlockCode, (ctx, input) => sendUnlockCode(ctx, options, input)),
  serve(contract.playFree, (ctx) => playFree(ctx, options)),
  serve(contract.loginOutside, (ctx, input) => logInOutside(ctx, options, input)),
  serve(contract.sendFactorCode, (ctx, input) => sendFactorCode(ctx, options, input)),
  serve(contract.proveFactor, (ctx, input) => proveFactor(ctx, options, input)),
  serve(passwords.changePassword, (ctx, input) => changePassword(ctx, options, input)),
  serve(passwords.forgotPasswordByEmail, createForgotPassword(options)),
  serve(passwords.resetPassword, (ctx, input) => resetPassword(ctx, options, input)),
  serve(passwords.resetPasswordByPhone, (ctx, input) => resetPasswordByPhone(ctx, options, input)),
];
