import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';

export const DeskWait = () => (
  <Loading className="withdraw">
    <Skeleton height="8rem" />
    <Skeleton height="20rem" />
  </Loading>
);
