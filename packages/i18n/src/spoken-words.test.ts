import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const SCREENS = ['apps/{web,console}/src/**/*.tsx', 'packages/ui/src/**/*.tsx'];
const CODE = ['{apps,packages}/*/src/**/*.{ts,tsx}'];

const read = (patterns: readonly string[]) =>
  globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] })
    .filter((path) => !/\.test\.tsx?$|\.gen\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Attributes a person reads or a screen reader says. */
const SPOKEN = /^(?:aria-(?:label|description|valuetext|placeholder)|title|placeholder|alt|label)$/;
const WORD = /\p{L}{2,}/u;

/** Words written into the screen itself: between tags, or in an attribute that is read out. */
function wordsIn(code: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === 'JSXText') found.push(String(node['value']));
    if (node.type === 'JSXAttribute') {
      const { name } = node['name'] as { name: unknown };
      if (SPOKEN.test(String(name))) found.push(...literals(node['value']));
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      found.push(...literals(node['children']));
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code, { lang: 'tsx' }));
  return found.filter((words) => WORD.test(words)).map((words) => words.trim());
}

/** What an expression may show as it stands: `isOpen ? 'Close' : 'Open'` is two words. */
function literals(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(literals);
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return [String(node['value'])];
  if (node.type === 'TemplateElement') return [(node['value'] as { raw: string }).raw];
  if (node.type === 'TemplateLiteral') return literals(node['quasis']);
  if (node.type === 'JSXExpressionContainer') return literals(node['expression']);
  if (node.type === 'LogicalExpression') return literals(node['right']);
  if (node.type === 'ConditionalExpression') {
    return literals([node['consequent'], node['alternate']]);
  }
  return [];
}

test('words between tags, in labels and in their cases are all found', () => {
  const code = `
    const a: string = <b title="One" className="no">Two {is ? 'Three' : \`Four \${x}\`}</b>;
    const b = <i aria-label={is && 'Five'} onClick={() => go('none')}>{t('none')} ·</i>;
    const c = <><Row label={t('none')} />Six</>;`;
  expect(wordsIn(code).toSorted()).toEqual(['Five', 'Four', 'One', 'Six', 'Three', 'Two']);
});

test('no words stand in the screens outside the catalogues', () => {
  const found = read(SCREENS).flatMap(({ path, text }) =>
    wordsIn(text).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});

/** A name in several languages is data: `{ EN: 'Blue Heron', TH: '…' }`. */
const NAMES = /\bTH: '[^']*'/g;

/**
 * Names of languages, titles before people's names, names of games and of clubs, and those who speak for
 * themselves: third parties, the studio, which is a vendor like others, and the verifier, which stands alone.
 */
const SPEAKS_ITSELF = [
  /i18n\/src\/languages\.ts$/,
  /members\/names\.ts$/,
  /demo\/team-people\.ts$/,
  /catalog\/seed\//,
  /families\/titles-of-/,
  /^packages\/contract\/src\/lottery-names\.ts$/,
  /^packages\/sports\/src\/sim\/(?:leagues|squads)\.ts$/,
  /^apps\/web\/src\/features\/search\/search-kinds\.ts$/,
  /^apps\/server\/src\/testing\//,
  /^apps\/sandbox\//,
  /^packages\/vendor-kit\/src\/verifier\/texts\.ts$/,
  /^apps\/studio\/src\/client\/slots\/symbol-names\.ts$/,
  /^apps\/studio\/src\/client\/(?:.+\/)?words(?:-[a-z-]+)?(?:\.ts$|\/)/,
];

test('no Thai stands in code outside the catalogues, but for names', () => {
  const found = read(CODE)
    .filter(({ path }) => !SPEAKS_ITSELF.some((place) => place.test(path)))
    .filter(({ text }) => /[\u0e01-\u0e3a\u0e40-\u0e5b]/.test(text.replace(NAMES, '')));
  expect(found.map(({ path }) => path)).toEqual([]);
});
