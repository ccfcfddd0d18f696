import { refusalOf } from '@baize/client/api-error';
import type { Input } from '@baize/contract/endpoint';
import { login } from '@baize/contract/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCaptcha } from '../fields/captcha-field.tsx';
import { showCaptcha, useShowCaptcha } from '../fields/show-captcha.ts';
import { call } from '../server/api.ts';
import { useCountdown } from '../timing/use-countdown.ts';
import { prepareBotProof, solveBotProof } from './bot-proof.ts';
import { memberQuery, signIn } from './session.ts';

type LoginInput = Omit<Input<typeof login>, 'captcha' | 'captchaId' | 'botProof' | 'keepsLogin'> & {
  readonly keepsLogin?: boolean;
};

/** Robots try passwords by the thousand; a code has already been proven to be a person's. */
const NEEDS_PROOF: ReadonlySet<LoginInput['type']> = new Set(['username', 'mobile']);

/**
 * Logs in and finds out who that is. A captcha is asked for only once the server wants one, and
 * after too many attempts the seconds count down that it wants us to wait; where the account is
 * locked, a second factor opens it before.
 */
export function useLogin() {
  const queries = useQueryClient();
  const needsCaptcha = useShowCaptcha();
  const captcha = useCaptcha(needsCaptcha);
  const lock = useCountdown();
  const [canUnlock, setCanUnlock] = useState(false);
  const mutation = useMutation({
    mutationFn: async ({ keepsLogin = false, ...input }: LoginInput) => {
      const proof = NEEDS_PROOF.has(input.type) ? { botProof: await solveBotProof() } : {};
      const answer = await call(login, { ...input, keepsLogin, ...captcha.fields, ...proof });
      showCaptcha(false);
      signIn(answer, { password: input.password, stays: keepsLogin });
      await queries.fetchQuery(memberQuery());
    },
    onError: (error) => {
      const details = refusalOf(error)?.details ?? {};
      if (details['showCaptcha'] === true) showCaptcha(true);
      if (needsCaptcha) captcha.renew();
      const wait = details['retryAfterSeconds'];
      if (typeof wait === 'number') {
        lock.start(wait * 1_000);
        setCanUnlock(details['canUnlock'] === true);
      }
      prepareBotProof();
    },
  });
  return {
    mutation,
    captcha,
    lockedSeconds: lock.seconds,
    canUnlock: canUnlock && lock.seconds > 0,
  };
}
