import type { PokerDefinition } from '@baize/engines/poker/definition';
import type { Card } from '@baize/engines/tables/cards';
import type { Speech } from '../../words.ts';
import { cardText } from '../cards/card.ts';
import { timesText } from '../times-text.ts';
import { findBestHold, type Hold } from './best-hold.ts';

type Lesson = {
  readonly definition: PokerDefinition;
  readonly say: Speech<'best_yours' | 'best_other' | 'best_none'>;
  readonly dealt: readonly Card[];
  readonly held: Hold;
  readonly isWanted: () => boolean;
};

/** What would have been best, in words, once it is found; null when nobody waits for it any more. */
export async function teach(lesson: Lesson): Promise<string | null> {
  const { definition, say, dealt, held, isWanted } = lesson;
  const best = await findBestHold(definition, dealt, isWanted);
  if (!best || !isWanted()) return null;
  const pays = timesText(BigInt(Math.floor(best.worth * 1_000_000)), say.tag);
  const kept = dealt.filter((_, place) => best.hold[place]).map(cardText);
  const isYours = best.hold.every((isHeld, place) => isHeld === held[place]);
  const word = isYours ? 'best_yours' : kept.length === 0 ? 'best_none' : 'best_other';
  return say(word, { pays, cards: kept.join(' ') });
}
