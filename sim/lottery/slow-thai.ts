import type { SlowHit, SlowTicket } from './slow-hits.ts';

/** The result as whole numbers: what is at the top (four digits), at the bottom, and the extra draws. */
function readResult({ family, board }: SlowTicket) {
  const number = (tier: string, place = 0) => Number(board[tier]?.[place]);
  if (family === 'thai') {
    const extra = { front: [number('front-3'), number('front-3', 1)] };
    const last = [number('last-3'), number('last-3', 1)];
    return { top: number('first') % 10_000, bottom: number('last-2'), last, ...extra };
  }
  const none = { front: [], last: [] };
  if (family === 'hanoi') {
    return { top: number('special') % 10_000, bottom: number('first') % 100, ...none };
  }
  if (family === 'lao') {
    const all = number('result');
    return { top: all % 10_000, bottom: Math.floor((all % 10_000) / 100), ...none };
  }
  const all = Number(board['numbers']?.join(''));
  return { top: Math.floor(all / 100), bottom: all % 100, ...none };
}

/** How often each digit is in a number of so many digits. */
function digitCounts(number: number, digits: number): string {
  const counts = Array<number>(10).fill(0);
  let rest = number;
  for (let place = 0; place < digits; place += 1) {
    counts[rest % 10] = (counts[rest % 10] ?? 0) + 1;
    rest = Math.floor(rest / 10);
  }
  return counts.join();
}

export function slowThai(ticket: SlowTicket): readonly SlowHit[] {
  const { top, bottom, front, last } = readResult(ticket);
  const hitsOf = (chosen: number): number => {
    switch (ticket.play) {
      case 'top-4':
        return chosen === top ? 1 : 0;
      case 'top-3':
        return chosen === top % 1_000 ? 1 : 0;
      case 'tod-3':
        return digitCounts(chosen, 3) === digitCounts(top % 1_000, 3) ? 1 : 0;
      case 'top-2':
        return chosen === top % 100 ? 1 : 0;
      case 'bottom-2':
        return chosen === bottom ? 1 : 0;
      case 'run-top':
        return [1, 10, 100].some((unit) => Math.floor(top / unit) % 10 === chosen) ? 1 : 0;
      case 'run-bottom':
        return [1, 10].some((unit) => Math.floor(bottom / unit) % 10 === chosen) ? 1 : 0;
      case 'front-3':
        return front.reduce((sum, number) => sum + (number === chosen ? 1 : 0), 0);
      case 'bottom-3':
        return last.reduce((sum, number) => sum + (number === chosen ? 1 : 0), 0);
      default:
        throw new Error(`nobody works out ${ticket.play} slowly`);
    }
  };
  const [numbers = []] = ticket.groups;
  return numbers.map((line) => {
    const times = hitsOf(Number(line));
    return { line, prize: 'win', count: Math.min(times, 1), times };
  });
}
