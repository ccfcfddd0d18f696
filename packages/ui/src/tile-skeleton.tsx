import { Skeleton } from './skeleton.tsx';
import './tile.css';

/** A tile's place while it is on its way, in the final size. */
export function TileSkeleton() {
  return (
    <div className="tile">
      <Skeleton ratio="3 / 4" />
      <div className="tile-lines">
        <Skeleton width="80%" height="1rem" />
        <Skeleton width="50%" height="0.75rem" />
      </div>
    </div>
  );
}
