import { DrawDetail } from '../features/draws/draw-detail.tsx';
import { useAddressPart } from '../shared/use-address-part.ts';
import { DrawsPage } from './draws-page.tsx';

/** One draw; an address that names none is the list. */
export function DrawPage() {
  const drawId = useAddressPart('drawId');
  if (drawId === undefined || !/^[a-z0-9-]{3,80}$/.test(drawId)) return <DrawsPage />;
  return <DrawDetail key={drawId} drawId={drawId} />;
}
