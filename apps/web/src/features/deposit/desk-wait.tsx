import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';

export const DeskWait = () => (
  <Loading className="deposit-columns">
    <Skeleton height="24rem" />
    <Skeleton height="16rem" />
  </Loading>
);
