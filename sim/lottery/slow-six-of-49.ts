import type { SlowHit, SlowTicket } from './slow-hits.ts';
import { matches, options, side, total, ways, won } from './slow-parts.ts';

/** The colours as they are printed, ball by ball from 1 to 49. */
const COLOURS = 'rrbbggrrbbgrrbbggrrbggrrbbggrrbggrrbbggrbbggrrbbg';

const NAMES: Readonly<Record<string, string>> = { r: 'red', b: 'blue', g: 'green' };

export function sixOf49Hits({ play, groups, board }: SlowTicket): readonly SlowHit[] {
  const [chosen = []] = groups;
  const six = (board['normal'] ?? []).map(Number);
  const special = Number(board['special']?.[0]);
  const seven = [...six, special];
  const hit = matches(chosen, six);
  const isSpecial = matches(chosen, [special]) === 1;
  const [word, size = ''] = play.split('-');
  const line = (count: number) => chosen.slice(0, count).join('-');
  switch (play) {
    case 'normal':
      return won(line(1), hit);
    case 'special':
      return options(chosen, (name) => Number(name) === special);
    case 'special-sides':
      if (special === 49) return chosen.map((name) => ({ line: name, prize: 'back', count: 1 }));
      return options(chosen, (name) => side(name, special, 25));
    case 'colour':
      return options(chosen, (name) => name === NAMES[COLOURS[special - 1] ?? '']);
    case 'special-sign':
      return options(chosen, (name) => (special - Number(name.slice(5))) % 12 === 0);
    case 'sign':
      return options(chosen, (name) =>
        seven.some((ball) => (ball - Number(name.slice(5))) % 12 === 0),
      );
    case 'tail':
      return options(chosen, (name) => seven.some((ball) => (ball - Number(name)) % 10 === 0));
    case 'sum':
      return options(chosen, (name) => side(name, total(seven), 175));
    case 'two-of-3':
      return [
        { line: line(3), prize: 'three', count: ways(hit, 3) },
        { line: line(3), prize: 'two', count: ways(hit, 2) * (chosen.length - hit) },
      ];
    case 'with-special':
      return won(line(2), isSpecial ? hit : 0);
    case 'two-or-special':
      return [
        { line: line(2), prize: 'both', count: ways(hit, 2) },
        { line: line(2), prize: 'special', count: isSpecial ? hit : 0 },
      ];
    default: {
      const count = Number(size);
      const missed = chosen.length - matches(chosen, seven);
      return won(line(count), word === 'all' ? ways(hit, count) : ways(missed, count));
    }
  }
}
