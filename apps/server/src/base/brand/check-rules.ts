import type { Content } from '@baize/contract/content';
import type { WhitelabelNode } from '@baize/contract/flags';
import { PATTERNS } from '@baize/contract/patterns';
import type { Problem } from './check-brand.ts';

type Rules = Pick<Content, 'whitelabel' | 'register'>;

/** What must fit together in the flags and the fields of the register form. */
export const checkRules = (rules: Rules): readonly Problem[] => [
  ...repeatedFields(rules),
  ...lengthProblems(rules),
  ...patternProblems(rules),
  ...repeatedNodes(rules.whitelabel),
];

const repeatedFields = ({ register }: Rules): readonly Problem[] =>
  register
    .filter(({ field }, index) => register.findIndex((rule) => rule.field === field) !== index)
    .map(({ field }) => ({ field: 'register', reason: `has two rules for ${field}` }));

const lengthProblems = ({ register }: Rules): readonly Problem[] =>
  register.flatMap(({ minLength, maxLength }, index) =>
    minLength <= maxLength
      ? []
      : [{ field: `register.${index}.minLength`, reason: 'is not more than maxLength' }],
  );

/** An expression is the catalogue's own or none: one of a brand's own could be made to run for ever. */
const patternProblems = ({ register }: Rules): readonly Problem[] =>
  register.flatMap(({ acceptedPattern, patternId }, index) =>
    acceptedPattern === '*' || acceptedPattern === PATTERNS[patternId]
      ? []
      : [
          {
            field: `register.${index}.acceptedPattern`,
            reason: 'is * or the catalogue’s pattern of its patternId',
          },
        ],
  );

function repeatedNodes(tree: readonly WhitelabelNode[]): readonly Problem[] {
  const ids = idsOf(tree);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => ({
    field: 'whitelabel',
    reason: `${id} stands in the tree twice`,
  }));
}

const idsOf = (nodes: readonly WhitelabelNode[]): readonly string[] =>
  nodes.flatMap((node) => [node.modId, ...idsOf(node.childrenNodes)]);
