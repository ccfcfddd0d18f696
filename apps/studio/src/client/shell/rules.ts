import type { ParSheet } from '@baize/engines/core/par-sheet';
import { statedReturn } from '@baize/engines/core/stated-return';
import { oddsOfMost } from '@baize/engines/most/most-odds';
import { percentOf } from '@baize/std/percent';
import { make } from '../dom.ts';
import type { Game } from '../game.ts';
import type { Table } from '../table.ts';

/** A share as a percentage, with at most so many digits behind the point. */
export function shareText(share: string, tag: string, digits = 8): string {
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: digits });
  return format.format(Number(share) * 100);
}

/** The return as the tile of the game states it: rounded down, a range where bets differ. */
export function returnText(sheet: ParSheet, tag: string): string {
  const { leastPpm, mostPpm } = statedReturn(sheet);
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const [least, most] = [leastPpm, mostPpm].map((ppm) => format.format(percentOf(ppm)));
  return least === most ? `${most} %` : `${least}–${most} %`;
}

const countText = (count: string, tag: string): string =>
  new Intl.NumberFormat(tag).format(BigInt(count));

/** How a game is played, with its return from the same par sheet that the engine is tested by. */
export function rulesOf(table: Table, game: Game): readonly Node[] {
  const { say, money, limits } = table;
  const { sheet, engine } = game;
  const texts = [
    ...returnTexts(table, game),
    say('return_stakes'),
    say('hit_rate', { share: shareText(sheet.hitRate, say.tag, 2) }),
    say('rules_limits', {
      min: money.text(limits.min),
      max: money.text(limits.max),
      most: new Intl.NumberFormat(say.tag).format(Number(sheet.maxWin)),
    }),
    ...mostTexts(table, game),
    say('rules_lost_line'),
    ...(engine.steps ? [say('rules_rest')] : []),
  ];
  return [...game.rulesOf(table), ...texts.map((text) => make('p', {}, [text]))];
}

/** How rare the most is, and what was paid here at most until now. */
function mostTexts({ say, session }: Table, game: Game): readonly string[] {
  const { engine, sheet, rulesKey = engine.key, mostOneIn } = game;
  const odds = mostOneIn ? { oneIn: mostOneIn, isBound: false } : oddsOfMost(rulesKey, sheet);
  const count = new Intl.NumberFormat(say.tag).format(odds.oneIn);
  const times = new Intl.NumberFormat(say.tag, { maximumFractionDigits: 2 });
  return [
    say(odds.isBound ? 'most_bound' : 'most_counted', { count }),
    ...(session.mostPaidPpm !== '0'
      ? [say('most_paid', { times: times.format(Number(session.mostPaidPpm) / 1_000_000) })]
      : []),
  ];
}

function returnTexts({ say }: Table, { sheet }: Game): readonly string[] {
  const share = shareText(sheet.return, say.tag);
  const rounds = countText(sheet.rounds, say.tag);
  const [least = '', most = ''] = (sheet.between ?? []).map((one) => shareText(one, say.tag));
  if (sheet.how === 'simulated') return [say('return_simulated', { share, rounds, least, most })];
  const between = sheet.between ? [say('return_between', { least, most })] : [];
  return [say('return_counted', { share, rounds }), ...between];
}
