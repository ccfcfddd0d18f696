import type { SlowHit, SlowTicket } from './slow-hits.ts';
import { matches, options, side, total, ways, won } from './slow-parts.ts';
import { sixOf49Hits } from './slow-six-of-49.ts';

export function slowBalls(ticket: SlowTicket): readonly SlowHit[] {
  const { family, play, groups, board } = ticket;
  const [chosen = []] = groups;
  if (family === 'six-of-49') return sixOf49Hits(ticket);
  const numbers = (board['numbers'] ?? []).map(Number);
  if (family === 'keno') return kenoHits(play, chosen, numbers);
  const [, first = '', rule = ''] = /^first-(\d)-(.+)$/.exec(play) ?? [];
  if (first !== '') return firstHits(rule, groups, numbers.slice(0, Number(first)));
  if (play === 'fixed') {
    const came = numbers.map((ball) => `${ball}`.padStart(2, '0'));
    return won('1:01', came.filter((ball, place) => groups[place]?.includes(ball)).length);
  }
  if (family === 'eleven-five') return elevenHits(play, chosen, numbers);
  const perPlace = groups.flatMap((names, place) =>
    names.map((name) => ({ name, here: numbers[place] ?? 0, mirror: numbers[9 - place] ?? 0 })),
  );
  return perPlace.map(({ name, here, mirror }) => {
    const isHit =
      play === 'place-sides' ? side(name, here, 6) : name === (here > mirror ? 'dragon' : 'tiger');
    return { line: `1:${name}`, prize: 'win', count: isHit ? 1 : 0 };
  });
}

function firstHits(
  rule: string,
  groups: readonly (readonly string[])[],
  window: readonly number[],
): readonly SlowHit[] {
  const [chosen = []] = groups;
  const names = window.map((ball) => `${ball}`.padStart(2, '0'));
  if (rule === 'direct') {
    return won(
      names.join('-'),
      names.every((ball, place) => groups[place]?.includes(ball)) ? 1 : 0,
    );
  }
  const hit = matches(chosen, window);
  if (rule === 'group') return won(names.toSorted().join('-'), hit === window.length ? 1 : 0);
  if (rule === 'any-1') return won('01', hit);
  if (rule === 'sum') return options(chosen, (name) => Number(name) === total(window));
  if (rule === 'sides') return options(chosen, (name) => side(name, total(window), 12));
  throw new Error(`nobody works out ${rule} slowly`);
}

function elevenHits(play: string, chosen: readonly string[], five: readonly number[]) {
  const sum = total(five);
  const [word, pick = ''] = play.split('-');
  if (word === 'any') {
    const [count, hit] = [Number(pick), matches(chosen, five)];
    const line = chosen.slice(0, count).join('-');
    // Above five all five must be chosen, and the rest is filled from the others chosen.
    return won(
      line,
      count <= 5 ? ways(hit, count) : hit < 5 ? 0 : ways(chosen.length - 5, count - 5),
    );
  }
  if (play === 'odd-even') {
    const odd = five.filter((ball) => ball % 2 !== 0).length;
    return options(chosen, (name) => name.startsWith(`${odd}`));
  }
  if (play === 'middle') {
    const isMiddle = (ball: number) => five.filter((other) => other < ball).length === 2;
    return options(chosen, (name) => five.includes(Number(name)) && isMiddle(Number(name)));
  }
  if (play === 'sum') return options(chosen, (name) => Number(name) === sum);
  if (play === 'sum-odd') return options(chosen, (name) => side(name, sum, 0));
  if (play === 'sum-tail') return options(chosen, (name) => side(name, sum % 10, 5));
  if (sum === 30) return chosen.map((line) => ({ line, prize: 'back', count: 1 }));
  return options(chosen, (name) => (name === 'big' ? sum > 30 : sum < 30));
}

function kenoHits(play: string, chosen: readonly string[], drawn: readonly number[]) {
  const picked = Number(play.slice('pick-'.length));
  const hit = matches(chosen, drawn);
  const least = picked < 3 ? picked : Math.floor((picked + 1) / 2);
  const hits: SlowHit[] = [];
  for (let count = least; count <= picked; count += 1) {
    const lines = ways(hit, count) * ways(chosen.length - hit, picked - count);
    hits.push({ line: chosen.slice(0, picked).join('-'), prize: `hit-${count}`, count: lines });
  }
  return hits;
}
