import { PSEUDO } from './languages.ts';
import type { Catalogue, Messages } from './translate.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DRESSED = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ';

/**
 * English as a language nobody wrote: accented so that a text outside the catalogues stands out,
 * forty per cent longer so that a tight box breaks, and read from right to left.
 */
export const pseudo = ({ messages }: Catalogue): Catalogue => ({
  language: PSEUDO,
  table: null,
  messages: Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, dress(message)]),
  ) as Messages,
});

function dress(message: unknown): unknown {
  if (typeof message === 'string') return `⟦${stretch(message)}⟧`;
  return ['⟦', ...dressNodes(message as readonly unknown[]), '⟧'];
}

const dressNodes = (nodes: readonly unknown[]): readonly unknown[] => nodes.map(dressNode);

/** Only words are dressed; names of arguments and of cases stay what they are. */
function dressNode(node: unknown): unknown {
  if (typeof node === 'string') return stretch(node);
  if (!Array.isArray(node)) return node;
  const [name, kind, options, ...rest] = node as unknown[];
  if (typeof options !== 'object' || options === null) return node;
  const cases = Object.entries(options).map(([label, branch]) => [label, dressBranch(branch)]);
  return [name, kind, Object.fromEntries(cases), ...rest];
}

const dressBranch = (branch: unknown): unknown =>
  Array.isArray(branch) ? dressNodes(branch) : dressNode(branch);

function stretch(text: string): string {
  const accented = Array.from(text, (letter) => {
    const at = LETTERS.indexOf(letter);
    return at < 0 ? letter : DRESSED.charAt(at);
  });
  const words = text.match(/\p{L}+/gu) ?? [];
  const extra = Math.ceil(words.join('').length * 0.4);
  return accented.join('') + '~'.repeat(extra);
}
