import type { FeedMessage } from '@baize/sports/feed/message';

type FeedReply = readonly FeedMessage[] | Promise<readonly FeedMessage[]>;

/** A producer as the book hears it: it may have to think before it answers. */
export type FeedSource = {
  readonly name: string;
  messagesBetween(from: number, to: number): FeedReply;
  snapshotAt(now: number, recovery: string): FeedReply;
};
