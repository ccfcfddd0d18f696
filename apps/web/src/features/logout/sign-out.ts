import { logout } from '@baize/contract/session';
import { call } from '../../shared/server/api.ts';
import { isNotSignedIn } from '../../shared/session/session.ts';

/** Ends the session on the server. One that is already dead there has ended as well. */
export async function signOut() {
  await call(logout, {}).catch((error: unknown) => {
    if (!isNotSignedIn(error)) throw error;
  });
}
