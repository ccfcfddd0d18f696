import type { ParSheet } from '@baize/engines/core/par-sheet';
import { FEATURE_BUYS } from '@baize/engines/games/feature-buys';
import type { SlotDefinition } from '@baize/engines/slots/definition';
import type { SlotEvent } from '@baize/engines/slots/events';
import { slotEngine } from '@baize/engines/slots/slot-engine';
import type { Game } from '../game.ts';
import { isPotPaid, timesText } from './amounts.ts';
import { isBought } from './buy-control.ts';
import { recallSlot } from './recall-slot.ts';
import { slotRules } from './rules/slot-rules.ts';
import type { Theme } from './theme.ts';
import { slotSpeech } from './win-text.ts';

type SlotParts = {
  readonly definition: SlotDefinition;
  readonly sheet: unknown;
  readonly theme: Theme;
  /** The sheet of rounds that are bought, where they can be. */
  readonly buySheet?: unknown;
};

/** A slot as a page of the studio. What turns its reels is loaded only where it is played. */
export function slotGame({ definition, sheet, theme, buySheet }: SlotParts): Game {
  const buy = FEATURE_BUYS[definition.key];
  const offer = buy && buySheet ? { ...buy, sheet: buySheet as ParSheet } : null;
  const slot = { definition, theme, offer };
  return {
    engine: slotEngine(definition, buy),
    isOnePress: true,
    sheet: sheet as ParSheet,
    title: theme.title,
    async mount(table, frame) {
      const { mountSlot } = await import('./mount-slot.ts');
      await mountSlot(slot, table, frame);
    },
    lineOf: ({ events, pot, choice }, say) => {
      const own = slotSpeech(say.language);
      const round = (events ?? []) as readonly SlotEvent[];
      const total = round.find((event) => event.type === 'total');
      const free = round.find((event) => event.type === 'free-spins');
      const more = [
        ...(isBought(choice) ? [own('bought')] : []),
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
