import type { Fixture, Incident, MatchState } from '../core/match.ts';
import type { FeedMessage } from './message.ts';

/** Where matches and prices come from: our simulator, or an outside feed behind the same calls. */
export type Producer = {
  readonly name: string;
  /** The messages of (from, to], oldest first, `alive` among them. */
  messagesBetween(from: number, to: number): readonly FeedMessage[];
  /** All that is open or was settled within `backMs`, ended by `snapshot_complete`. */
  snapshotAt(now: number, recovery: string): readonly FeedMessage[];
};

/** What a match page shows beside the prices. */
export type MatchStory = {
  readonly fixture: Fixture;
  readonly state: MatchState;
  readonly incidents: readonly Incident[];
};
