import type { Brand } from '@baize/contract/brand';
import type { SupportEnd } from '@baize/contract/support-chat';
import type { SupportDeskRules } from '@baize/contract/support-rules';
import { type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';
import { readContentList } from '../../base/brand/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { endConversation } from './end-conversation.ts';
import { type ConversationRow, lockConversation } from './queries.ts';
import { listOverdue } from './queue-queries.ts';
import { findDesk, openingAt } from './rules.ts';

type Clocks = {
  readonly askedBefore: Instant;
  readonly saidBefore: Instant;
  readonly isShut: boolean;
};

/** Ends what nobody answers, what came to a desk that has shut, and what nobody goes on with. */
export async function tendSupport(world: World, brand: Brand): Promise<void> {
  const [row] = await readContentList(world.db, brand.code, 'support');
  const rules = findDesk({ brand, content: { support: row ? [row.body] : [] } });
  const clocks = clocksOf(rules, world.clock.now(), brand.timezone);
  for (const id of await listOverdue(world.db, clocks)) {
    await world.db.transaction().execute(async (tx) => {
      const locked = await lockConversation(tx, id);
      // Somebody may have answered, or ended it, since it was listed.
      const why = locked && whyOf(locked, clocks);
      if (locked && why) await endConversation(world, tx, { brand, row: locked, why });
    });
  }
}

/** A desk that was taken away is shut, and waits for nobody. */
function clocksOf(rules: SupportDeskRules | undefined, now: Instant, zone: string): Clocks {
  if (!rules) return { askedBefore: now, saidBefore: now, isShut: true };
  return {
    askedBefore: later(now, -rules.answerMinutes * MINUTE_MS),
    saidBefore: later(now, -rules.idleMinutes * MINUTE_MS),
    isShut: !openingAt(rules, now, zone).isOpen,
  };
}

function whyOf(row: ConversationRow, clocks: Clocks): SupportEnd | null {
  if (row.status === 'ended') return null;
  if (row.status === 'waiting' && clocks.isShut) return 'after_hours';
  if (row.asked_at) return isBefore(row.asked_at, clocks.askedBefore) ? 'unanswered' : null;
  return isBefore(row.said_at, clocks.saidBefore) ? 'idle' : null;
}
