import type { Content } from '@baize/contract/content';
import type { Problem } from './check-brand.ts';
import { missing, repeatedIds } from './text-problems.ts';

/** A raffle has a span, room for its prizes, and its words in every language. */
export const checkRaffles = (
  { raffles }: Pick<Content, 'raffles'>,
  languages: readonly string[],
): readonly Problem[] => [
  ...repeatedIds('raffles', raffles),
  ...raffles.flatMap(({ title, from, until, slots, prizes }, index) => {
    const at = `raffles.${index}`;
    const count = prizes.reduce((all, prize) => all + prize.count, 0);
    return [
      ...missing(`${at}.title`, title, languages),
      ...prizes.flatMap(({ name }, place) =>
        missing(`${at}.prizes.${place}.name`, name, languages),
      ),
      ...(from <= until ? [] : [{ field: `${at}.until`, reason: 'is before its first day' }]),
      ...(count <= slots
        ? []
        : [{ field: `${at}.slots`, reason: `is less than its ${count} prizes` }]),
    ];
  }),
];
