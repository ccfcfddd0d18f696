/** What a team's bets can be sorted by: the newest first, unless something else is asked for. */
export const TEAM_BET_SORTS = ['placedAt', 'stake', 'payout', 'result'] as const;

/** What movements can be sorted by: the newest first, unless something else is asked for. */
export const TEAM_ENTRY_SORTS = ['at', 'amount', 'balance'] as const;
