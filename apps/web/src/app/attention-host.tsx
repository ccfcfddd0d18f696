import { type ComponentType, lazy, Suspense } from 'react';
import { useSession, useToken } from '../shared/session/session.ts';

/** A part that most visits never see; where its file does not come, the pages still say it all. */
const Attention = lazy<ComponentType>(() =>
  import('./attention.tsx').then(
    (module) => ({ default: module.Attention }),
    () => ({ default: () => null }),
  ),
);

/** For whoever is logged in, and begun anew for the next. */
export function AttentionHost() {
  const { state, pending } = useSession();
  const token = useToken();
  if (state !== 'member' || pending !== null) return null;
  return (
    <Suspense>
      <Attention key={token} />
    </Suspense>
  );
}
