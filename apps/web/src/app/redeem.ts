import { ApiError } from '@baize/client/api-error';
import { redeemHandover } from '@baize/contract/session';
import { call } from '../shared/server/api.ts';
import { callAttention } from '../shared/server/attention.ts';

/**
 * Exchanges the token that an address brought for a session; null where it is good no more, or where
 * somebody else is logged in here, who stays so and is told.
 */
export const redeem = (token: string): Promise<string | null> =>
  call(redeemHandover, { token, page: location.pathname }).then(
    (session) => session.token,
    (error: unknown) => {
      if (error instanceof ApiError && error.code === 'handover_other') {
        callAttention({ kind: 'linkOfAnother' });
      }
      return null;
    },
  );
