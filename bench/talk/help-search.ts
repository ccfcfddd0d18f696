import { searchTexts } from '@baize/std/search-texts';
import { loadBrand } from '../../apps/server/src/base/brand/index.ts';
import { readHelpCenter } from '../../apps/server/src/site/system/read-help-center.ts';
import type { Figure } from '../report.ts';

/** As people type them, slips and all. */
const TYPED = { EN: ['forgoten pasword', 'how to depsit'], TH: ['ลืมรหัสผาน', 'ถอนไดเท่าไหร่'] };
const ROUNDS = 5;

/** How long the page searches its help for each letter that is typed. */
export function measureHelpSearch(): readonly Figure[] {
  const site = { ...loadBrand('mekhala'), versionOf: () => 1 };
  const waits = Object.entries(TYPED).flatMap(([language, queries]) => {
    const { topics } = readHelpCenter(site, language);
    const find = searchTexts(
      topics.flatMap(({ id, sections }) => sections.map((section) => ({ topic: id, ...section }))),
    );
    return queries.flatMap((query) =>
      Array.from({ length: ROUNDS }, () => type(find, query)).flat(),
    );
  });
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return [
    { name: 'help search, a letter, median', value: at(0.5), unit: 'ms' },
    { name: 'help search, a letter, p99', value: at(0.99), unit: 'ms', bound: { most: 50 } },
  ];
}

const type = (find: (query: string) => unknown, query: string): readonly number[] =>
  Array.from(query, (_, place) => {
    const from = performance.now();
    find(query.slice(0, place + 1));
    return performance.now() - from;
  });
