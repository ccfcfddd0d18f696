import type { PlainKey } from '@baize/i18n/translate';
import type { Tone } from '@baize/ui/tag.tsx';
import type { WireTicket } from '../book/wire.ts';

type TicketWord = { readonly key: PlainKey; readonly tone: Tone };

const WORDS: Readonly<Record<string, TicketWord>> = {
  pending: { key: 'lottery.s_pending', tone: 'info' },
  reserved: { key: 'lottery.s_reserved', tone: 'info' },
  accepted: { key: 'lottery.s_accepted', tone: 'brand' },
  refused: { key: 'lottery.s_refused', tone: 'loss' },
  cancelling: { key: 'lottery.s_cancelling', tone: 'warn' },
  cancelled: { key: 'lottery.s_cancelled', tone: 'plain' },
  void: { key: 'lottery.s_void', tone: 'plain' },
};

/** The state of a ticket in a word, and whether money moved. */
export function ticketWord({ status, payout }: Pick<WireTicket, 'status' | 'payout'>): TicketWord {
  if (status === 'settled') {
    return BigInt(payout ?? '0') > 0n
      ? { key: 'lottery.s_settled_won', tone: 'win' }
      : { key: 'lottery.s_settled_lost', tone: 'plain' };
  }
  return WORDS[status] ?? { key: 'lottery.s_pending', tone: 'info' };
}
