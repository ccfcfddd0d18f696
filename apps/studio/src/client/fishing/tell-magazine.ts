import type { MagazineEngine } from '@baize/engines/fishing/magazine-engine';
import type { WireRound } from '../../wire.ts';
import { eventsOf } from '../arcade/event-of.ts';
import type { Money } from '../money.ts';
import { type Say, speech } from '../words.ts';
import { FISHING_WORDS } from './words.ts';

type Telling = { readonly say: Say; readonly money?: Money };

/** A magazine in a line: how often it was fired, what it caught, and what of it went back. */
export function lineOf(
  { engine }: { readonly engine: MagazineEngine },
  round: WireRound,
  { say, money }: Telling,
): string {
  const words = speech(FISHING_WORDS, say.language);
  const events = eventsOf(engine, round);
  const caught = events.filter(({ captured }) => captured >= 0).length;
  const line = words('line', { shots: `${events.length}`, caught: `${caught}` });
  if (round.returned === null || !money) return line;
  return `${line} · ${words('back', { amount: money.text(BigInt(round.returned)) })}`;
}
