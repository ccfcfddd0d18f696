import type { Id } from '@baize/std/id';
import { isId } from '@baize/std/id';
import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { useRouterState } from '@tanstack/react-router';
import { RedEnvelopes } from '../features/envelopes/red-envelopes.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

const envelopeIn = ({ envelope }: { envelope?: unknown }): Id<'env'> | null =>
  typeof envelope === 'string' && isId('env', envelope) ? envelope : null;

/** Red envelopes; one that somebody shared, by `?envelope={envelopeId}`. */
export function RedEnvelopePage() {
  const envelopeId = useRouterState({
    select: ({ location }) => envelopeIn(location.search as { envelope?: unknown }),
  });
  return (
    <AreaTexts areas={textsAt('/member/redEnvelope')} waiting={<LoadingCover />}>
      <RedEnvelopes envelopeId={envelopeId} />
    </AreaTexts>
  );
}
