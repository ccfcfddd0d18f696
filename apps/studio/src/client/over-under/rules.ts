import parSheet from '@baize/engines/games/over-under/par-sheet.json' with { type: 'json' };
import { make } from '../dom.ts';
import type { Table } from '../table.ts';

/** A count of the par sheet as a percentage, all its digits. */
function percentOf(count: string, tag: string): string {
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 8 });
  return format.format(Number(BigInt(count) / 100n) / 1_000_000);
}

/** The rules with the exact return, taken from the same count that the engine is tested by. */
export function rulesOf({ say, money, limits }: Table): readonly Node[] {
  const least = percentOf(parSheet.returnLeast, say.tag);
  const most = percentOf(parSheet.returnMost, say.tag);
  const limit = { min: money.text(limits.min), max: money.text(limits.max) };
  return [
    say('rules_play'),
    say('rules_pays'),
    say('rules_return', { least, most }),
    say('rules_limits', limit),
    say('rules_lost_line'),
    say('rules_keys'),
  ].map((text) => make('p', {}, [text]));
}
