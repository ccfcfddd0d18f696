import { logout } from '@baize/contract/session';
import { forgetDevice } from '../../shared/push/device.ts';
import { call } from '../../shared/server/api.ts';
import { isNotSignedIn } from '../../shared/session/session.ts';

/** Ends the session on the server. One that is already dead there has ended as well. */
export async function signOut() {
  await call(logout, {}).catch((error: unknown) => {
    if (!isNotSignedIn(error)) throw error;
  });
  // Whoever uses this browser next is not told of the member; the push service says that it is gone.
  await forgetDevice().catch(() => null);
}
