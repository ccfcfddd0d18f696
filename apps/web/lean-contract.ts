import { type ESTree, type Plugin, parseSync } from 'vite';

const CONTRACT = /[\\/]packages[\\/]contract[\\/]src[\\/][a-z-]+\.ts$/;

/** What the server does about a call or a refusal. A browser makes the call and is told the rest. */
const OF_THE_SERVER: ReadonlySet<string> = new Set([
  'summary',
  'access',
  'permission',
  'confirm',
  'whilePending',
  'alwaysOpen',
  'tokenInQuery',
  'rate',
  'bodyMax',
  'cache',
  'errors',
]);
const OF_A_REFUSAL: ReadonlySet<string> = new Set(['status', 'text']);

type Edit = { readonly from: number; readonly to: number; readonly text: string };

/**
 * The contract as a browser needs it: without what only the server reads, and with every constant
 * marked as doing nothing but being there, so that those which no page uses are left out. A browser
 * holds what it sends and gets against its shape; how long a text may be, and what may stand in it, the
 * server says, with its reasons.
 */
export const leanContract = (): Plugin => ({
  name: 'baize:lean-contract',
  enforce: 'pre',
  transform(source, id) {
    const [path = ''] = id.split('?');
    if (!CONTRACT.test(path)) return null;
    return { code: leanSource(path, source), map: null };
  },
});

/** One file of the contract, made lean. */
export function leanSource(path: string, source: string): string {
  const { body } = parseSync(path, source).program;
  const edits = body
    .flatMap(constantsOf)
    .flatMap(({ id, init }) => [
      ...markedPure(init),
      ...(id.type === 'Identifier' && id.name === 'ERRORS' ? refusals(init) : []),
      ...endpointFields(init),
      ...checks(init),
    ]);
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), source);
}

function constantsOf(statement: ESTree.Directive | ESTree.Statement) {
  const row = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return row?.type === 'VariableDeclaration' ? row.declarations : [];
}

type Init = ESTree.Expression | null;

/** A call may do anything as far as a bundler knows; of a function called so it is told otherwise. */
function markedPure(init: Init): Edit[] {
  const value = withoutType(init);
  if (value?.type !== 'CallExpression' && value?.type !== 'ObjectExpression') return [];
  return [
    { from: value.start, to: value.start, text: '/* @__PURE__ */ (() => (' },
    { from: value.end, to: value.end, text: '))()' },
  ];
}

function endpointFields(init: Init): Edit[] {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
  return init.callee.name === 'endpoint'
    ? init.arguments.flatMap((row) => without(row, OF_THE_SERVER))
    : [];
}

/** Of a value that is turned into another, the text must be one that can be. */
const KEEPS_CHECKS = 'codec';

/** `schema.check(…)` becomes `schema`, wherever it stands. */
function checks(node: unknown): Edit[] {
  if (Array.isArray(node)) return node.flatMap(checks);
  if (!isNode(node)) return [];
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') {
    return Object.values(node).flatMap(checks);
  }
  const { object, property } = node.callee;
  const name = property.type === 'Identifier' ? property.name : '';
  if (name === KEEPS_CHECKS) return [];
  if (name !== 'check') return [...checks(object), ...checks(node.arguments)];
  return [...checks(object), { from: object.end, to: node.end, text: '' }];
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function refusals(init: Init): Edit[] {
  const table = withoutType(init);
  if (table?.type !== 'ObjectExpression') return [];
  return table.properties.flatMap((row) =>
    row.type === 'Property' ? without(row.value, OF_A_REFUSAL) : [],
  );
}

function without(row: ESTree.Node, keys: ReadonlySet<string>): Edit[] {
  if (row.type !== 'ObjectExpression') return [];
  return row.properties.flatMap((field, at) => {
    if (field.type !== 'Property' || field.key.type !== 'Identifier') return [];
    if (!keys.has(field.key.name)) return [];
    // Up to the next field, so that the comma between them goes along.
    const to = row.properties[at + 1]?.start ?? row.end - 1;
    return [{ from: field.start, to, text: '' }];
  });
}

function withoutType(init: Init): Init {
  const isTyped = init?.type === 'TSAsExpression' || init?.type === 'TSSatisfiesExpression';
  return isTyped ? withoutType(init.expression) : init;
}
