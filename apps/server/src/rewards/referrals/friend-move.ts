import type { JoinedFriend } from './friend.ts';

/** A friend as they stood and as they stand by what was counted. */
export type FriendMove = { readonly before: JoinedFriend; readonly after: JoinedFriend };
