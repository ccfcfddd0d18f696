import type { ParSheet } from '@baize/engines/core/par-sheet';
import type { SlotDefinition } from '@baize/engines/slots/definition';
import type { SlotEvent } from '@baize/engines/slots/events';
import { slotEngine } from '@baize/engines/slots/slot-engine';
import type { Game } from '../game.ts';
import { isPotPaid, timesText } from './amounts.ts';
import { recallSlot } from './recall-slot.ts';
import { slotRules } from './rules/slot-rules.ts';
import type { Theme } from './theme.ts';
import { slotSpeech } from './win-text.ts';

type SlotParts = {
  readonly definition: SlotDefinition;
  readonly sheet: unknown;
  readonly theme: Theme;
};

/** A slot as a page of the studio. What turns its reels is loaded only where it is played. */
export function slotGame({ definition, sheet, theme }: SlotParts): Game {
  const slot = { definition, theme };
  return {
    engine: slotEngine(definition),
    sheet: sheet as ParSheet,
    title: theme.title,
    async mount(table, frame) {
      const { mountSlot } = await import('./mount-slot.ts');
      await mountSlot(slot, table, frame);
    },
    lineOf: ({ events, pot }, say) => {
      const own = slotSpeech(say.language);
      const round = (events ?? []) as readonly SlotEvent[];
      const total = round.find((event) => event.type === 'total');
      const free = round.find((event) => event.type === 'free-spins');
      const more = [
        ...(free ? [own('free_spins', { count: String(free.count) })] : []),
        ...(round.some(({ type }) => type === 'hold') ? [own('hold')] : []),
        ...(isPotPaid(pot) ? [own('pot')] : []),
      ];
      return [timesText(total?.pays ?? 0, definition, say.tag), ...more].join(' · ');
    },
    rulesOf: (table) => slotRules(slot, table),
    recall: (round, facts) => recallSlot(slot, round, facts),
  };
}
