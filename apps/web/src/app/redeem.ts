import { redeemHandover } from '@baize/contract/session';
import { call } from '../shared/api.ts';

/** Exchanges the token that an address brought for a session; null where it is good no more. */
export const redeem = (token: string): Promise<string | null> =>
  call(redeemHandover, { token }).then(
    (session) => session.token,
    () => null,
  );
