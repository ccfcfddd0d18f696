import type { RoundStatus } from '../db/tables.ts';
import type { WireRound } from '../wire.ts';
import type { Round } from './round.ts';

/** Wherever the wallet has not said yet, the page waits and asks again. */
const SHOWN_AS: Readonly<Record<RoundStatus, WireRound['status']>> = {
  open: 'open',
  running: 'running',
  raising: 'open',
  settling: 'open',
  returning: 'open',
  settled: 'settled',
  refused: 'refused',
  void: 'void',
};

/** What happened is told once the stake is taken; of a round that is given back, nothing happened. */
const TELLING: readonly RoundStatus[] = ['running', 'raising', 'settling', 'settled'];

/** A round as its player may see it. */
export function viewRound(round: Round): WireRound {
  const isTold = TELLING.includes(round.status);
  const isPaid = round.status === 'settled';
  return {
    roundId: round.id,
    game: round.game,
    status: SHOWN_AS[round.status],
    choice: round.choice,
    moves: round.moves,
    next: round.status === 'running' ? round.next : null,
    stake: `${round.stake}`,
    staked: `${round.staked}`,
    returned: textOf(round.returned),
    events: isTold ? round.events : null,
    payout: isPaid ? `${round.payout}` : null,
    pot: isTold ? textOf(round.pot) : null,
    grantId: round.grant_id,
    balance: textOf(round.balance),
    refusal: round.refusal,
    nonce: round.nonce,
    roomRoundId: round.room_round_id,
    playedAt: round.created_at.toISOString(),
  };
}

const textOf = (amount: bigint | null): string | null => (amount === null ? null : `${amount}`);
