import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';

/** Where messages will stand. */
export const RoomWaiting = () => (
  <Loading className="chat-waiting">
    <Skeleton height="3rem" />
    <Skeleton height="3rem" />
    <Skeleton height="3rem" />
  </Loading>
);
