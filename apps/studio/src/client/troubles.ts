import { CallError } from './api.ts';
import type { Money } from './money.ts';
import type { Say, Word } from './words.ts';

/** Why the wallet refused, in words; every sentence says whether money moved. */
const REFUSALS: Readonly<Record<string, Word>> = {
  insufficient_funds: 'refused_insufficient_funds',
  limit_reached: 'refused_limit_reached',
  token_expired: 'refused_token_expired',
  token_unknown: 'refused_token_expired',
  member_blocked: 'refused_member_blocked',
  vendor_closed: 'refused_vendor_closed',
  free_round_unknown: 'refused_free',
  free_stake_wrong: 'refused_free',
};

export const refusalWord = (code: string | null): Word => REFUSALS[code ?? ''] ?? 'refused_other';

const ERRORS: Readonly<Record<string, Word>> = {
  offline: 'offline',
  insufficient_funds: 'refused_insufficient_funds',
  round_open: 'error_round_open',
  commitment_changed: 'error_commitment',
  stake_invalid: 'error_stake_invalid',
  move_invalid: 'error_move',
  round_moved: 'error_move',
  move_refused: 'refused_move',
  launch_refused: 'error_launch',
  session_unknown: 'error_launch',
  wallet_away: 'error_wallet',
  game_unknown: 'error_game',
  game_closed: 'refused_vendor_closed',
  currency_unknown: 'error_currency',
  grant_one_stake: 'error_free_chip',
  grant_not_here: 'error_free_here',
  betting_closed: 'error_betting_closed',
  fish_gone: 'error_fish_gone',
  not_seated: 'error_fish_gone',
};

export const codeOf = (error: unknown): string =>
  error instanceof CallError ? error.code : 'unknown';

export const errorWord = (error: unknown): Word => ERRORS[codeOf(error)] ?? 'error_other';

type Speaking = { readonly say: Say; readonly money: Money };
type Limits = { readonly min: bigint; readonly max: bigint; readonly step: bigint };

export function wordOfError(error: unknown, { say, money }: Speaking, limits: Limits): string {
  const { min, max, step } = limits;
  return say(errorWord(error), {
    min: money.text(min),
    max: money.text(max),
    step: money.text(step),
  });
}
