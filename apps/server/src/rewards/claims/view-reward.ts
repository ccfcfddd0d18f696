import type { HoldReason, Reward, RewardProgramme } from '@baize/contract/reward';
import type { RewardRow } from './reward.ts';

/** A reward as its member sees it. */
export const viewReward = (row: RewardRow, language: string): Reward => ({
  rewardId: row.id,
  programme: row.programme as RewardProgramme,
  kind: row.kind,
  name: nameIn(row.names, language),
  amount: row.amount,
  state: row.state,
  heldBecause: row.held_because as HoldReason | null,
  opensAt: row.opens_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  offeredAt: row.offered_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
});

/** In the language asked for, else in English, else in any. */
export const nameIn = (names: Readonly<Record<string, string>>, language: string): string =>
  names[language] ?? names['EN'] ?? Object.values(names)[0] ?? '';
