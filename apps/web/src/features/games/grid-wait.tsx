import { Loading } from '@baize/ui/skeleton.tsx';
import { TileSkeleton } from '@baize/ui/tile-skeleton.tsx';

/** The places of tiles that are on their way, in their final size. */
export const GridWait = ({ count }: { count: number }) => (
  <Loading className="tiles">
    {Array.from({ length: count }, (_, place) => (
      <TileSkeleton key={place} />
    ))}
  </Loading>
);
