import { minor } from '@baize/std/money';
import type { Command, Outcome } from '../../apps/server/src/play/play/index.ts';
import { CURRENCY } from '../seat-player.ts';
import { type Message, VENDORS } from './message.ts';
import { say } from './model.ts';
import type { Player } from './players.ts';

/** A message as the product's command; ids get a prefix, so that seeds share a database. */
export function toCommand(message: Message, player: Player, prefix: string): Command {
  const vendor = VENDORS[message.vendor] ?? VENDORS[0];
  const named = (id: string) => `${prefix}.${id}`;
  const asked = {
    vendor: { code: vendor.code, isOpen: true, roundRule: vendor.roundRule },
    txId: named(message.txId),
    memberId: player.memberId,
    currency: CURRENCY,
    eventAt: null,
  };
  const amount = minor(message.amount);
  const betId = named(message.betId);
  const playing = {
    game: null,
    roundId: message.roundId === null ? null : named(message.roundId),
    tokenHash: vendor.hasToken ? player.tokens[message.token] : null,
  };
  const { kind, isFinal, endsRound } = message;
  switch (kind) {
    case 'bet':
    case 'wallet-out':
      return { kind, ...asked, ...playing, amount };
    case 'bet-and-settle': {
      const payout = minor(message.payout);
      return { kind, ...asked, ...playing, amount, payout, minBalance: null, endsRound };
    }
    case 'settle':
      return { kind, ...asked, betId, amount, isFinal, endsRound };
    case 'wallet-in':
    case 'resettle':
      return { kind, ...asked, betId, amount };
    case 'rollback':
      return { kind, ...asked, betId, of: message.roundId === 'wallet' ? 'wallet' : 'bet' };
    case 'unsettle':
    case 'void-settled':
      return { kind, ...asked, betId };
    case 'return-stake':
      return { kind, ...asked, betId, amount: amount === 0n ? 'all' : amount };
    case 'adjust':
      return { kind, ...asked, betId, change: { by: amount } };
    case 'payout':
      return { kind, ...asked, reason: 'promo', amount, roundId: null };
    case 'end-round':
      return { kind, ...asked, roundId: named(message.roundId ?? '') };
  }
}

/** An outcome in the words of the model. */
export const renderOutcome = (outcome: Outcome) => ({
  status: 200,
  body: outcome.ok
    ? say.yes(outcome.balance, outcome.moved, outcome.status)
    : say.no(outcome.code, outcome.balance),
});
