import type { RefusalReason, Reward, RewardProgramme } from '@baize/contract/reward';
import { canAppeal } from './appeal-hold.ts';
import type { HoldRow } from './hold-queries.ts';
import type { RewardRow } from './reward.ts';
import { viewTerms } from './view-terms.ts';

/** A reward as its member sees it, with the case it is held by where that is known. */
export const viewReward = (row: RewardRow, language: string, hold?: HoldRow): Reward => ({
  rewardId: row.id,
  programme: row.programme as RewardProgramme,
  kind: row.kind,
  name: nameIn(row.names, language),
  amount: row.amount,
  terms: viewTerms(row.terms),
  state: row.state,
  heldBecause: row.held_because as RefusalReason | null,
  hold: hold && row.held_because !== null ? viewHold(hold) : null,
  opensAt: row.opens_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  offeredAt: row.offered_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
});

const viewHold = (hold: HoldRow): Reward['hold'] => ({
  holdId: hold.id,
  decideBy: hold.decide_by.toISOString(),
  reason: hold.reason,
  canAppeal: canAppeal(hold),
});

/** In the language asked for, else in English, else in any. */
export const nameIn = (names: Readonly<Record<string, string>>, language: string): string =>
  names[language] ?? names['EN'] ?? Object.values(names)[0] ?? '';
