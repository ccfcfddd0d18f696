import type { SlowHit, SlowTicket } from './slow-hits.ts';
import { options, side, ways, won } from './slow-parts.ts';

export function slowLots({ family, play, groups, board }: SlowTicket): readonly SlowHit[] {
  const [chosen = []] = groups;
  const isNorth = family === 'vietnam-north';
  const special = Number(board['special']?.[0]);
  const all = Object.values(board).flat();
  const [kind = '', size = ''] = play.split('-');
  const line = chosen.slice(0, Number(size)).join('-');
  // How often each number of two digits is at the end of a prize.
  const ends = Array<number>(100).fill(0);
  for (const prize of all) ends[Number(prize) % 100] = (ends[Number(prize) % 100] ?? 0) + 1;
  const appearing = chosen.filter((number) => (ends[Number(number)] ?? 0) > 0).length;
  if (kind === 'xien') return won(line, ways(appearing, Number(size)));
  if (kind === 'truot') return won(line, ways(chosen.length - appearing, Number(size)));
  if (play === 'sides') return options(chosen, (name) => side(name, special % 100, 50));
  const [head2, head3] = isNorth ? ['seventh', 'sixth'] : ['eighth', 'seventh'];
  const hitsOf = (number: string): number => {
    const value = Number(number);
    const among = (prizes: readonly string[] = []) =>
      prizes.filter((prize) => prize.endsWith(number)).length;
    if (kind === 'lo') return among(all);
    if (play === 'de') return special % 100 === value ? 1 : 0;
    if (play === 'de-head') return among(board[head2 ?? '']);
    if (play === 'head-3') return among(board[head3 ?? '']);
    if (play === 'de-first') return among(board['first']);
    if (play === 'de-special-head') {
      return Math.floor(special / (isNorth ? 1_000 : 10_000)) === value ? 1 : 0;
    }
    if (play === 'tens') return Math.floor(special / 10) % 10 === value ? 1 : 0;
    if (play === 'units') return special % 10 === value ? 1 : 0;
    if (play === 'special-3') return special % 1_000 === value ? 1 : 0;
    if (play === 'special-4') return special % 10_000 === value ? 1 : 0;
    throw new Error(`nobody works out ${play} slowly`);
  };
  return chosen.map((number) => {
    const times = hitsOf(number);
    return { line: number, prize: 'win', count: Math.min(times, 1), times };
  });
}
