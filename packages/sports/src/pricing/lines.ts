import type { MarketType, Specifiers } from '../core/market.ts';
import type { Sport } from '../core/sport.ts';
import { chancesOf, priceChance } from './chances.ts';
import { type Ending, together } from './matrix.ts';

/** Which lines a market may have: no line outside is offered, and every line inside is settled. */
export type LineRule = {
  readonly type: MarketType;
  readonly specifier: 'hcp' | 'line';
  readonly specifiers?: Specifiers;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** How many lines beside the even one. */
  readonly beside: number;
};

const handicap = (to: number, step: number, beside = 2): LineRule => ({
  type: 'handicap',
  specifier: 'hcp',
  from: -to,
  to,
  step,
  beside,
});

const total = (from: number, to: number, step: number): LineRule => ({
  type: 'total',
  specifier: 'line',
  from,
  to,
  step,
  beside: step === 0.25 ? 2 : 1,
});

const teamTotal = (side: 'home' | 'away', rule: LineRule): LineRule => ({
  ...rule,
  type: 'team-total',
  specifiers: { side },
});

export const LINE_RULES: Readonly<Record<Sport, readonly LineRule[]>> & {
  readonly corners: LineRule;
} = {
  football: [
    handicap(5, 0.25),
    total(0.5, 10, 0.25),
    teamTotal('home', total(0.5, 7.5, 1)),
    teamTotal('away', total(0.5, 7.5, 1)),
  ],
  basketball: [handicap(45.5, 1), total(90.5, 240.5, 1)],
  tennis: [handicap(11.5, 1, 1), total(12.5, 38.5, 1)],
  'muay-thai': [total(1.5, 4.5, 1)],
  cricket: [
    handicap(80.5, 1, 1),
    total(200.5, 440.5, 1),
    teamTotal('home', total(90.5, 240.5, 1)),
    teamTotal('away', total(90.5, 240.5, 1)),
  ],
  shooter: [handicap(1.5, 1, 1), total(2.5, 2.5, 1)],
  arena: [handicap(2.5, 1, 1), total(3.5, 4.5, 1)],
  corners: { ...total(4.5, 20.5, 1), type: 'corners-total' },
};

export const linesIn = ({ from, to, step }: LineRule): readonly number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, place) => from + place * step);

/** The even line and those beside it, with the endings put together by what the line looks at. */
export function spread(endings: readonly Ending[], rule: LineRule) {
  const projected = together(endings, (final) => seen(rule, final));
  const mean = projected.reduce((all, { chance, final }) => all + chance * seen(rule, final), 0);
  const middle = rule.specifier === 'hcp' ? -mean : mean;
  const all = linesIn(rule);
  const near = all.filter((line) => Math.abs(line - middle) <= Math.max(1.5, rule.step * 3));
  const market = (line: number) => ({
    type: rule.type,
    specifiers: { ...rule.specifiers, [rule.specifier]: String(line) },
  });
  const first = rule.specifier === 'hcp' ? 'home' : 'over';
  const distance = (line: number) =>
    Math.abs(priceChance(chancesOf(market(line), first, projected)) - 0.5);
  const even = near.reduce<number | undefined>(
    (best, line) => (best === undefined || distance(line) < distance(best) ? line : best),
    undefined,
  );
  if (even === undefined) return { lines: [], projected };
  const lines = all
    .filter((line) => Math.abs(line - even) <= rule.beside * rule.step + 1e-9)
    .map((line) => ({ line, main: line === even }));
  return { lines, projected };
}

function seen(rule: LineRule, { units }: Ending['final']): number {
  if (rule.type === 'team-total') return units[rule.specifiers?.side === 'away' ? 'away' : 'home'];
  return rule.specifier === 'hcp' ? units.home - units.away : units.home + units.away;
}
