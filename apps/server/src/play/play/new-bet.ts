import type { Bet } from './bet.ts';
import { betOf, type Stake } from './command.ts';
import type { Situation } from './decision.ts';
import { EMPTY, type Pockets } from './pockets.ts';
import type { BetStatus } from './state-machine.ts';

type NewBet = { status: BetStatus; stake: Pockets; payout?: Pockets };

export function newBet(
  command: Stake,
  s: Situation,
  { status, stake, payout = EMPTY }: NewBet,
): Bet {
  return {
    vendor: command.vendor.code,
    kind: betOf(command)?.kind ?? 'bet',
    ref: command.txId,
    memberId: command.memberId,
    currency: command.currency,
    game: command.game,
    roundId: command.roundId,
    event: ('event' in command && command.event) || null,
    status,
    isInstant: command.kind === 'bet-and-settle',
    stake,
    payout,
    placedOn: s.today,
    placedAt: s.now,
    eventAt: command.eventAt ?? s.now,
    changedAt: s.now,
  };
}
